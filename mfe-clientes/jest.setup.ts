// jsdom lacks `sourceCapabilities`, without which Leaflet takes two clicks within 200 ms for a double tap.
Object.defineProperty(UIEvent.prototype, 'sourceCapabilities', {
  configurable: true,
  value: { firesTouchEvents: false },
});
