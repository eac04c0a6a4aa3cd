/** The title of the page on the screen (UI guide 7). A section that is in the page out of sight has its own, which takes no focus. */
function title(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('h1')].find((h1) => h1.checkVisibility?.() ?? true);
}

/** Gives the focus to the page's title, where it is: what had it goes away. */
export function focusPageTitle(): void {
  title()?.focus({ preventScroll: true });
}

/** What had the focus has left the page, and nothing else took it. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
