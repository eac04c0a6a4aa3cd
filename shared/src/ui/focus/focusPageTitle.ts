/** The h1 on screen (UI guide 7), because hidden sections have an h1 in the page too; undefined without one. */
function title(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('h1')].find((h1) => h1.checkVisibility?.() ?? true);
}

/** Focuses the page's title without scrolling; used when the focused element is about to unmount. */
export function focusPageTitle(): void {
  title()?.focus({ preventScroll: true });
}

/** Whether the focused element was removed and nothing else took the focus. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
