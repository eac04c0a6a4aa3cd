import pLimit from 'p-limit';
import { Slots } from './slots.ts';
import { TEXTS } from './texts.ts';

/** An import holds a file of up to 10 MB in memory while it waits for its turn to be checked. */
export const importSlots = new Slots({ perTenant: 2, perUser: 2, busy: TEXTS.imports });

export const exportSlots = new Slots({ perTenant: 4, perUser: 2, busy: TEXTS.exports });

/** Exports of all laundries take turns to read a batch, so that most connections stay free for short calls. */
export const exportTurn = pLimit(2);
