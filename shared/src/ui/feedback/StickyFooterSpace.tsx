import GlobalStyles from '@mui/material/GlobalStyles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLayoutEffect, useState } from 'react';

/** CSS variable with the height of a page's sticky footer, without the phone's tabs. Toasts stay above the footer. */
export const FOOTER_HEIGHT = '--lavanda-alto-del-pie';

interface StickyFooterSpaceProps {
  /** Height on phones, px. */
  height: number;
  /** Height on wider screens, px; 0 by default. */
  wideHeight?: number;
}

/**
 * While mounted in a visible section, sets `FOOTER_HEIGHT` for the page's sticky footer. A page may have only one
 * `StickyFooterSpace`.
 */
export default function StickyFooterSpace({ height, wideHeight = 0 }: StickyFooterSpaceProps) {
  const [inView, setInView] = useState(false);
  useLayoutEffect(() => {
    setInView(true);
    return () => setInView(false);
  }, []);
  const wide = useMediaQuery('(min-width: 600px)', { noSsr: true });
  const reserved = wide ? wideHeight : height;
  // Without a height it renders no style: changing a :root rule restyles every element of the page.
  if (!inView || reserved === 0) return null;
  return <GlobalStyles styles={{ ':root': { [FOOTER_HEIGHT]: `${reserved}px` } }} />;
}
