import { focusPageTitle, isFocusLost } from '@lavanda/shared/ui/focus/focusPageTitle';
import { useEffect } from 'react';

/**
 * When a page of this section opens, scrolls to the top, and focuses the h1 if no other element has the focus (UI guide 7).
 * @param title names the page; another value counts as another page
 */
export function useEntry(title: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading on the page changes with the title.
  useEffect(() => {
    window.scrollTo(0, 0);
    if (isFocusLost()) focusPageTitle();
  }, [title]);
}
