import type { Entry, NewEntry } from './entry.ts';
import type { RegisterNumbers } from './numbering.ts';
import { QueueDatabase } from './queueDatabase.ts';
import { markLost, markQueue } from './queueMark.ts';

/** Name of the counter's queue (`QueueDatabase.name`). */
export const QUEUE_DATABASE = 'lavanda-cola';

/**
 * The counter's queue: the captures of this browser that wait to be sent or, refused, for a person to look at them. A driver's
 * page has its own queue.
 */
export const counterQueue = new QueueDatabase(QUEUE_DATABASE, { waiting: markQueue, renewed: markLost });

export const closeQueue = (): Promise<void> => counterQueue.close();

export const addEntry = (entry: NewEntry): Promise<Entry> => counterQueue.add(entry);

export const readEntries = (): Promise<Entry[]> => counterQueue.read();

export const changeEntry = (entry: Pick<Entry, 'seq'>, change: Partial<Entry>): Promise<void> =>
  counterQueue.change(entry, change);

export const readNumbers = (tenant: string, register: string): Promise<RegisterNumbers | undefined> =>
  counterQueue.readNumbers(tenant, register);

export const renewQueue = (): Promise<void> => counterQueue.renew();
