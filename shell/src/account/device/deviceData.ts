import { api, deviceTexts, QUEUE_DATABASE, queue, renewQueue, store } from '@lavanda/shared';
import { DRIVER_QUEUE } from '@lavanda/shared/domain/queueMarks';
import { anyBusy } from '@lavanda/shared/ui/feedback/useBusy';
import { BROWSER_KEYS, TAB_KEYS } from '../../storedNotes';

/**
 * localStorage keys that signing out keeps, besides those of `SECTION_NAMES`: the shell's own, the difference to the server's
 * clock, the time of its last answer, the last kind of card, the paper of the tags and the view of Activos.
 */
const KEPT: ReadonlySet<string> = new Set([
  ...Object.values(BROWSER_KEYS),
  'lavanda:reloj',
  'lavanda:contacto',
  'lavanda:tarjeta',
  'lavanda:etiquetas:papel',
  'lavanda:activos:vista',
]);
/** Key of the only one of the `deviceTexts` that isn't unsaved work: the ids of finished drafts. */
const FINISHED_DRAFTS = 'lavanda:terminados';
/** Names of the databases and caches of unsent captures: the counter's queue, and that of a driver's page on the same device. */
const QUEUES: ReadonlySet<string> = new Set([QUEUE_DATABASE, DRIVER_QUEUE]);
const SECTION_NAMES = /^lavanda:secciones:./;

const NOT_WORK: ReadonlySet<string> = new Set(Object.values(TAB_KEYS));

/** Keys of a storage; none when the browser blocks it. */
function keysOf(storage: () => Storage): string[] {
  try {
    return Object.keys(storage());
  } catch {
    return [];
  }
}

const erasableKeys = () => keysOf(() => localStorage).filter((key) => !KEPT.has(key) && !SECTION_NAMES.test(key));

/** How many captures (saves that the server hasn't got yet) of the signed-in user wait on this device. */
export function queuedHere(): number {
  const user = api.endpoints.authData.select()(store.getState()).data?.usuario._id;
  return queue.selectors.queueOf(store.getState()).entries.filter(({ owner }) => owner.user === user).length;
}

/**
 * Whether signing out would lose something: work that a section calls unfinished (`useBusy`), or data that only this device has,
 * such as drafts. Captures in the queue don't count, because they stay.
 */
export function hasUnsavedWork(): boolean {
  const hasDraft = deviceTexts.keys().some((key) => key !== FINISHED_DRAFTS);
  return anyBusy() || hasDraft || erasableKeys().length > 0 || keysOf(() => sessionStorage).some((key) => !NOT_WORK.has(key));
}

/** Erases the laundry's data from localStorage and sessionStorage. */
function eraseStorages(): void {
  for (const key of erasableKeys()) localStorage.removeItem(key);
  for (const key of keysOf(() => sessionStorage)) sessionStorage.removeItem(key);
}

/** Erases the laundry's data in this browser: drafts, databases and caches. Queues of captures and the kept keys stay. */
export async function eraseDeviceData(): Promise<void> {
  eraseStorages();
  // A browser that blocks databases or caches, or has none on an http page, has nothing to erase.
  await Promise.allSettled([deviceTexts.erase(), eraseDatabases(), renewQueue(), eraseCaches()]);
}

/**
 * Erases the databases except the queues. The captures in a queue are sent when their user signs in again, and the register's
 * numbers in the queue are already printed on paper.
 */
async function eraseDatabases(): Promise<void> {
  const databases = (await globalThis.indexedDB?.databases?.()) ?? [];
  for (const { name } of databases) if (name !== undefined && !QUEUES.has(name)) indexedDB.deleteDatabase(name);
}

async function eraseCaches(): Promise<void> {
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(names.filter((name) => !QUEUES.has(name)).map((name) => caches.delete(name)));
}
