import { focusPageTitle, isFocusLost } from '@lavanda/shared/ui/focus/focusPageTitle';
import { useEffect } from 'react';

/**
 * Scrolls to the top and focuses the h1 when a page of this section opens (UI guide 7), unless a field has the
 * focus. The shell does the same between sections.
 * @param title title of the page; a new value runs it again
 */
export function useEntry(title: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading on the page changes with the title.
  useEffect(() => {
    window.scrollTo(0, 0);
    if (isFocusLost()) focusPageTitle();
  }, [title]);
}
