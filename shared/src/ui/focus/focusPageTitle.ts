/** The h1 on screen (UI guide 7), because hidden sections have an h1 in the page too; undefined without one. */
function title(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('h1')].find((h1) => h1.checkVisibility?.() ?? true);
}

/** Focuses the page's title without scrolling, so that the focus isn't lost with the element that had it. */
export function focusPageTitle(): void {
  title()?.focus({ preventScroll: true });
}

/** Whether no element has the focus, as after the focused one was removed. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
