/** Whether an event comes from a pin or a card: what lies over the map isn't a click on it. */
export function overMap({ target }: { target: EventTarget | null }): boolean {
  return target instanceof Element && target.closest('[data-sobre-mapa]') !== null;
}
