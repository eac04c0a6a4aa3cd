import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useReturnFocus } from './useReturnFocus.ts';

/**
 * Opens the links of all rows, by one listener, without leaving the page; who comes back finds the focus at the link
 * that was opened. A click that asks for a new tab stays the browser's.
 * @param state what the history entry of the opened page remembers
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
