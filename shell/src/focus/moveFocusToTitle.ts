import { afterPaint } from '@lavanda/shared/ui/feedback/afterPaint';

/** Longest wait for a section's title, ms. */
const PATIENCE = 10_000;

/**
 * Focuses the page's h1 once it exists (UI guide 7), unless the user already focused something in the page.
 * @returns a function that cancels
 */
export function moveFocusToTitle(page: HTMLElement): () => void {
  const focus = () => {
    const title = page.querySelector<HTMLElement>('h1');
    if (!title) return false;
    if (!page.contains(document.activeElement)) title.focus({ preventScroll: true });
    return true;
  };
  const watcher = new MutationObserver(() => {
    if (focus()) watcher.disconnect();
  });
  // Runs after the paint: a section that was kept mounted has its title by then, and focusing earlier would force a
  // layout.
  const release = afterPaint(() => {
    if (!focus()) watcher.observe(page, { childList: true, subtree: true });
  });
  const clock = setTimeout(() => watcher.disconnect(), PATIENCE);
  return () => {
    watcher.disconnect();
    release();
    clearTimeout(clock);
  };
}
