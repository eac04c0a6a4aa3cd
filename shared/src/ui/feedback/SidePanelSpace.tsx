import GlobalStyles from '@mui/material/GlobalStyles';
import { useLayoutEffect } from 'react';

/** CSS variable with the width of a page's panel at the right. Toasts are centred in the space beside it. */
export const SIDE_WIDTH = '--lavanda-ancho-del-lado';

/** Class of the root while a panel is on screen. The style sheet stays: removing one clears Chromium's style cache. */
const ON_SCREEN = 'panel-al-lado';

/**
 * Keeps toasts off the page's panel at the right while mounted and visible; a hidden section's panel counts for
 * nothing.
 * @param widths CSS widths of the panel; the key is a media query, or '' for the widest windows
 */
export default function SidePanelSpace({ widths }: { widths: Readonly<Record<string, string>> }) {
  useLayoutEffect(() => {
    document.documentElement.classList.add(ON_SCREEN);
    return () => document.documentElement.classList.remove(ON_SCREEN);
  }, []);
  const rules = Object.entries(widths).map(([media, width]) =>
    media === '' ? { [SIDE_WIDTH]: width } : { [media]: { [SIDE_WIDTH]: width } },
  );
  return <GlobalStyles styles={{ [`:root.${ON_SCREEN}`]: Object.assign({}, ...rules) }} />;
}
