import type { OfferedSlot, SlotHost } from '@lavanda/shared/federation/remote';

/** A slot that is in the page now: a place that a mounted section offers to extensions of other sections. */
export interface Place extends OfferedSlot {
  id: number;
}

/** The slots (places for extensions of other sections) that the mounted sections offer now. */
export class SlotBoard implements SlotHost {
  #places: readonly Place[] = [];
  #last = 0;
  readonly #listeners = new Set<() => void>();

  offer(slot: OfferedSlot): ReturnType<SlotHost['offer']> {
    this.#last += 1;
    const id = this.#last;
    this.#set([...this.#places, { ...slot, id }]);
    return {
      update: (props) => {
        const place = this.#places.find((one) => one.id === id);
        if (!place || areEqual(place.props, props)) return;
        this.#set(this.#places.map((one) => (one === place ? { ...one, props } : one)));
      },
      release: () => this.#set(this.#places.filter((one) => one.id !== id)),
    };
  }

  readonly places = (): readonly Place[] => this.#places;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #set(places: readonly Place[]): void {
    this.#places = places;
    for (const listener of this.#listeners) listener();
  }
}

/** Whether two objects have the same members. Identity says nothing, because a section gives a new object with each render. */
function areEqual(one: object, other: object): boolean {
  const entries = Object.entries(one);
  const values = new Map<string, unknown>(Object.entries(other));
  return entries.length === values.size && entries.every(([key, value]) => values.has(key) && Object.is(values.get(key), value));
}
