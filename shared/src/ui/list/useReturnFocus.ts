import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isReturning } from './isReturning.ts';

/** The row that was last opened, by its link; the history entry it was opened from, and its address. */
let opened: { entry: string; list: string; href: string } | undefined;

/** How long the list may take to render the row again, ms. */
const PATIENCE = 10_000;

/** What ends the wait: the user does something. */
const USER_EVENTS = ['keydown', 'pointerdown'] as const;

/**
 * Who opens a row and comes back, by Back or by a link back to the list, finds the focus at the row's link once it is
 * rendered, unless the focus is by then in something of the page other than its title.
 * @returns notes the link of the row that is opened
 */
export function useReturnFocus(): (href: string) => void {
  const { key: entry, pathname, search, state } = useLocation();
  const list = `${pathname}${search}`;
  const byLink = isReturning(state);

  useEffect(() => {
    const href = opened?.entry === entry || (byLink && opened?.list === list) ? opened?.href : undefined;
    const page = document.querySelector('main') ?? document.body;
    const focusRow = () => {
      const link = page.querySelector<HTMLElement>(`[data-indice] a[href="${href}"]`);
      if (link && document.activeElement?.matches('body,h1')) link.focus({ preventScroll: true });
      return link !== null;
    };
    if (href === undefined || focusRow()) return;
    const observer = new MutationObserver(() => focusRow() && stop());
    const timer = setTimeout(() => stop(), PATIENCE);
    function stop() {
      observer.disconnect();
      clearTimeout(timer);
      for (const type of USER_EVENTS) window.removeEventListener(type, stop);
    }
    observer.observe(page, { childList: true, subtree: true, attributeFilter: ['href'] });
    for (const type of USER_EVENTS) window.addEventListener(type, stop, { passive: true });
    return stop;
  }, [entry, list, byLink]);

  return (href) => {
    opened = { entry, list, href };
  };
}
