// jsdom does not scroll, so this stub records the requested position and fires the scroll event.
window.scrollTo = ((x: number | ScrollToOptions, y?: number) => {
  window.scrollY = typeof x === 'number' ? (y ?? 0) : (x.top ?? 0);
  queueMicrotask(() => window.dispatchEvent(new Event('scroll')));
}) as typeof window.scrollTo;

// jsdom lays nothing out, so this stub puts every element at the top of the page and moves it with the scroll.
Element.prototype.getBoundingClientRect = () => new DOMRect(0, -window.scrollY, 0, 0);
