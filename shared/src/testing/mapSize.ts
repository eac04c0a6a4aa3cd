/** Gives every element a size, because jsdom has no layout and the map needs a size to place pins and clicks. */
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 800 });
Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 600 });

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

window.scrollTo = () => undefined;

Element.prototype.scrollIntoView = () => undefined;

// Leaflet takes two clicks within 200 ms for a double tap if an event has no `sourceCapabilities`, which jsdom lacks.
Object.defineProperty(UIEvent.prototype, 'sourceCapabilities', {
  configurable: true,
  value: { firesTouchEvents: false },
});

// Leaflet draws lines as SVG only if this method exists, which jsdom lacks.
Object.defineProperty(SVGSVGElement.prototype, 'createSVGRect', { configurable: true, value: () => ({}) });
