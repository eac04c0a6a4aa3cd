/** True when an event comes from a pin or a card over the map, and isn't a click on the map itself. */
export function overMap({ target }: { target: EventTarget | null }): boolean {
  return target instanceof Element && target.closest('[data-over-map]') !== null;
}
