import GlobalStyles from '@mui/material/GlobalStyles';
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
  if (!aLaVista) return null;
  return (
    <GlobalStyles
      styles={{
        ':root': { [ALTO_DEL_PIE]: `${alto}px` },
        '@media (min-width: 600px)': { ':root': { [ALTO_DEL_PIE]: `${enAncho}px` } },
      }}
    />
  );
}
