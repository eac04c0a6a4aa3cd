import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isReturning } from './isReturning.ts';

/** The last opened row: its link, and the list's history entry and address. */
let opened: { entry: string; list: string; href: string } | undefined;

/** Longest wait for the list to render the row again, ms. */
const PATIENCE = 10_000;

/** User events that end the wait. */
const USER_EVENTS = ['keydown', 'pointerdown'] as const;

/**
 * When the user returns to the list by Back or by a link, focuses the link of the row that they had opened, once that row
 * renders. If something other than the title has the focus, nothing is focused.
 * @returns a function that notes the opened row's link
 */
export function useReturnFocus(): (href: string) => void {
  const { key: entry, pathname, search, state } = useLocation();
  const list = `${pathname}${search}`;
  const byLink = isReturning(state);

  useEffect(() => {
    const href = opened?.entry === entry || (byLink && opened?.list === list) ? opened?.href : undefined;
    const page = document.querySelector('main') ?? document.body;
    const focusRow = () => {
      const link = page.querySelector<HTMLElement>(`[data-index] a[href="${href}"]`);
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
