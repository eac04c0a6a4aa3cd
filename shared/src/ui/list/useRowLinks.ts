import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useReturnFocus } from './useReturnFocus.ts';

/**
 * Click handler for the links of all rows. It navigates without a page load, and notes the link for the focus on returning.
 * Clicks for a new tab are left to the browser.
 * @param state history state of the opened page
 */
export function useRowLinks(state: unknown): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const noteOpened = useReturnFocus();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!href || elsewhere) return;
    event.preventDefault();
    noteOpened(href);
    navigate(href, { state });
  };
}
