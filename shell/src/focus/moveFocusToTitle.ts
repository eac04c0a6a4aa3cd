import { afterPaint } from '@lavanda/shared/ui/feedback/afterPaint';

/** How long a section may take to show its title and still be given the focus, ms. */
const PATIENCE = 10_000;

/**
 * Gives the focus to the h1 of a page (UI guide 7) once it is there, unless the user has put it somewhere in the page already.
 * @returns gives it up
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
  // A section that was kept is there already, by the time it is painted: the focus would have the page laid out sooner.
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
