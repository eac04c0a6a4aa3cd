/** Elements that show something without text of their own. */
const SHOWS = 'img, svg, canvas, video, iframe, input, select, textarea, button';
/** Placeholders that say that content is still to come. */
const PLACEHOLDER = '[aria-busy="true"]';

/** Whether a section shows more than placeholders. */
export function hasContent(root: Element): boolean {
  return [...root.querySelectorAll('*')].some((element) => showsSomething(element) && !element.closest(PLACEHOLDER));
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
    observer.observe(root, { childList: true, subtree: true, characterData: true, attributeFilter: ['aria-busy'] });
    check();
  });
}
