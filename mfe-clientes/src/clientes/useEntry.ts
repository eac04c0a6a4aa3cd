import { focusPageTitle, isFocusLost } from '@lavanda/shared/ui/focus/focusPageTitle';
import { useEffect } from 'react';

/**
 * On arriving at a page of this section: from its top, with the focus on its h1 (UI guide 7) unless a field has taken it. Between
 * sections the shell does it.
 * @param titulo what the h1 stands for; when it changes, the heading is another
 */
export function useEntry(title: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading on the page changes with the title.
  useEffect(() => {
    window.scrollTo(0, 0);
    if (isFocusLost()) focusPageTitle();
  }, [title]);
}
