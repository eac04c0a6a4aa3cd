import pLimit from 'p-limit';
import { Slots } from './slots.ts';
import { TEXTS } from './texts.ts';

/** An import holds a file of up to 10 MB in memory while it waits for its turn to be checked. */
export const importSlots = new Slots({ perTenant: 2, perUser: 2, busy: TEXTS.imports });

export const exportSlots = new Slots({ perTenant: 4, perUser: 2, busy: TEXTS.exports });

/** Batches of exports, of all laundries, that are read at once: most connections stay free for short calls. */
const turn = pLimit(2);

/** The same batches, each read in its turn. A batch that its client hasn't asked for takes none. */
export async function* inTurn<T>(batches: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = batches[Symbol.asyncIterator]();
  try {
    for (let step = await turn(() => iterator.next()); !step.done; step = await turn(() => iterator.next())) yield step.value;
  } finally {
    await iterator.return?.();
  }
}
