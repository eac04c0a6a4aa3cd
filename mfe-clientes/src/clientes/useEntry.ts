import { focusPageTitle, isFocusLost } from '@lavanda/shared/ui/focus/focusPageTitle';
import { useEffect } from 'react';

/**
 * Scrolls up and focuses the h1, unless a field has the focus, when a page of this section opens (UI guide 7).
 * @param title title of the page; a new value runs it again
 */
export function useEntry(title: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading on the page changes with the title.
  useEffect(() => {
    window.scrollTo(0, 0);
    if (isFocusLost()) focusPageTitle();
  }, [title]);
}
