import GlobalStyles from '@mui/material/GlobalStyles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLayoutEffect, useState } from 'react';

/** Room that a page keeps at the foot of the window, as a CSS length: on a phone over the section tabs. The messages stand above it. */
export const ALTO_DEL_PIE = '--lavanda-alto-del-pie';

interface PieFijoProps {
  /** On a phone, px. */
  alto: number;
  /** On anything wider, px; nothing stays there unless said. */
  enAncho?: number;
}

/** Says that a bar stays there for as long as this is on the screen: a section that is kept out of it keeps no room. One at a time. */
export default function PieFijo({ alto, enAncho = 0 }: PieFijoProps) {
  const [aLaVista, setALaVista] = useState(false);
  useLayoutEffect(() => {
    setALaVista(true);
    return () => setALaVista(false);
  }, []);
  const ancha = useMediaQuery('(min-width: 600px)', { noSsr: true });
  const guardado = ancha ? enAncho : alto;
  // Where it keeps no room nothing is said: a rule of the root that comes or goes is looked for in every element of the page.
  if (!aLaVista || guardado === 0) return null;
  return <GlobalStyles styles={{ ':root': { [ALTO_DEL_PIE]: `${guardado}px` } }} />;
}
