/** Whether an event comes from a pin or a card, which lie over the map, and so isn't a click on it. */
export function overMap({ target }: { target: EventTarget | null }): boolean {
  return target instanceof Element && target.closest('[data-over-map]') !== null;
}
