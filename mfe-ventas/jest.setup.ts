// jsdom scrolls nowhere: what matters is where the page asks to be.
window.scrollTo = ((x: number | ScrollToOptions, y?: number) => {
  window.scrollY = typeof x === 'number' ? (y ?? 0) : (x.top ?? 0);
  queueMicrotask(() => window.dispatchEvent(new Event('scroll')));
}) as typeof window.scrollTo;

// Everything stands at the top of a page, which moves when it scrolls.
Element.prototype.getBoundingClientRect = () => new DOMRect(0, -window.scrollY, 0, 0);
