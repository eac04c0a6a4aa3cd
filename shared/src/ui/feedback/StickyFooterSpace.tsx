import GlobalStyles from '@mui/material/GlobalStyles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLayoutEffect, useState } from 'react';

/** Room that a page keeps at the foot of the window, as a CSS length: on a phone over the section tabs. The messages stand above it. */
export const FOOTER_HEIGHT = '--lavanda-alto-del-pie';

interface StickyFooterSpaceProps {
  /** On a phone, px. */
  height: number;
  /** On anything wider, px; nothing stays there unless said. */
  inWidth?: number;
}

/** Says that a bar stays there for as long as this is on the screen: a section that is kept out of it keeps no room. One at a time. */
export default function StickyFooterSpace({ height, inWidth = 0 }: StickyFooterSpaceProps) {
  const [inView, setInView] = useState(false);
  useLayoutEffect(() => {
    setInView(true);
    return () => setInView(false);
  }, []);
  const wide = useMediaQuery('(min-width: 600px)', { noSsr: true });
  const saved = wide ? inWidth : height;
  // Where it keeps no room nothing is said: a rule of the root that comes or goes is looked for in every element of the page.
  if (!inView || saved === 0) return null;
  return <GlobalStyles styles={{ ':root': { [FOOTER_HEIGHT]: `${saved}px` } }} />;
}
