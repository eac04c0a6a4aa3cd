import pLimit from 'p-limit';
import { Slots } from './slots.ts';
import { TEXTS } from './texts.ts';

/** Imports have few slots, because each import keeps a file of up to 10 MB in memory until its check begins. */
export const importSlots = new Slots({ perTenant: 2, perUser: 2, busy: TEXTS.imports });

export const exportSlots = new Slots({ perTenant: 4, perUser: 2, busy: TEXTS.exports });

/**
 * At most two export batches, of all laundries together, are read at once in this process, so that most connections stay free for
 * short calls.
 */
const turn = pLimit(2);

/** Yields the batches, each read once a `turn` is free. While its client reads a batch, an export holds no turn. */
export async function* inTurn<T>(batches: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = batches[Symbol.asyncIterator]();
  try {
    for (let step = await turn(() => iterator.next()); !step.done; step = await turn(() => iterator.next())) yield step.value;
  } finally {
    await iterator.return?.();
  }
}
