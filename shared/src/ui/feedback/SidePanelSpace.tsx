import { useLayoutEffect } from 'react';

/** CSS variable with the width of a page's panel at the right. Toasts are centred in the space beside it. */
export const SIDE_WIDTH = '--lavanda-ancho-del-lado';

/**
 * While mounted in a visible section, keeps toasts off the page's panel at the right. It sets the root element's style, because
 * removing a style sheet clears the browser's cache of styles.
 * @param widths constant CSS widths of the panel by media query; '' matches every window, and the last match counts
 */
export default function SidePanelSpace({ widths }: { widths: Readonly<Record<string, string>> }) {
  useLayoutEffect(() => {
    const root = document.documentElement.style;
    const choices = Object.entries(widths).map(([media, width]) => ({
      query: media === '' ? null : window.matchMedia?.(media.replace('@media', '').trim()),
      width,
    }));
    const update = () =>
      root.setProperty(SIDE_WIDTH, choices.findLast(({ query }) => query === null || query?.matches)?.width ?? null);
    update();
    for (const { query } of choices) query?.addEventListener('change', update);
    return () => {
      for (const { query } of choices) query?.removeEventListener('change', update);
      root.removeProperty(SIDE_WIDTH);
    };
  }, [widths]);
  return null;
}
