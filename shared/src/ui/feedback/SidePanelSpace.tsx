import GlobalStyles from '@mui/material/GlobalStyles';
import { useLayoutEffect, useState } from 'react';

/** CSS variable with the width of a page's panel at the right. Toasts are centred in the space beside it. */
export const SIDE_WIDTH = '--lavanda-ancho-del-lado';

/**
 * Keeps toasts off the page's panel at the right while mounted and visible; a hidden section's panel counts for
 * nothing.
 * @param widths CSS widths of the panel; the key is a media query, or '' for the widest windows
 */
export default function SidePanelSpace({ widths }: { widths: Readonly<Record<string, string>> }) {
  const [inView, setInView] = useState(false);
  useLayoutEffect(() => {
    setInView(true);
    return () => setInView(false);
  }, []);
  if (!inView) return null;
  const rules = Object.entries(widths).map(([media, width]) =>
    media === '' ? { [SIDE_WIDTH]: width } : { [media]: { [SIDE_WIDTH]: width } },
  );
  return <GlobalStyles styles={{ ':root': Object.assign({}, ...rules) }} />;
}
