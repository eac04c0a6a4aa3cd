/** Elements that show something without text of their own. */
const SHOWS = 'img, svg, canvas, video, iframe, input, select, textarea, button';
/** Placeholders that say that content is still to come: skeletons, and progress of unknown length. */
const PLACEHOLDER = '[aria-busy="true"], [role="progressbar"]:not([aria-valuenow])';

/** Whether a section shows placeholders. */
export function hasPlaceholder(root: Element): boolean {
  return root.querySelector(PLACEHOLDER) !== null;
}

/** Whether a section shows more than placeholders. The page's title is no content while there are placeholders. */
export function hasContent(root: Element): boolean {
  const without = hasPlaceholder(root) ? `${PLACEHOLDER}, h1` : PLACEHOLDER;
  return [...root.querySelectorAll('*')].some((element) => showsSomething(element) && !element.closest(without));
}

function showsSomething(element: Element): boolean {
  if (element.matches('style, script')) return false;
  return element.matches(SHOWS) || [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
}

/** Resolves once `root` shows more than placeholders; never after `signal` aborts. */
export function whenContent(root: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(check);
    function check() {
      if (!hasContent(root)) return;
      observer.disconnect();
      resolve();
    }
    signal.addEventListener('abort', () => observer.disconnect());
    observer.observe(root, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['aria-busy', 'role', 'aria-valuenow'],
    });
    check();
  });
}
