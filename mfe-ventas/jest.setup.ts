// jsdom does not scroll; this stub sets window.scrollY to the requested position and fires the scroll event.
window.scrollTo = ((x: number | ScrollToOptions, y?: number) => {
  window.scrollY = typeof x === 'number' ? (y ?? 0) : (x.top ?? 0);
  queueMicrotask(() => window.dispatchEvent(new Event('scroll')));
}) as typeof window.scrollTo;

// jsdom has no layout; this stub places every element at the top of the page and moves it when the page scrolls.
Element.prototype.getBoundingClientRect = () => new DOMRect(0, -window.scrollY, 0, 0);
