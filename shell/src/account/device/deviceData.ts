import { anyBusy } from '@lavanda/shared/ui/feedback/useBusy';

/** localStorage keys kept after sign-out: working versions, remotes, names of sections, ids of finished drafts. */
const KEPT = /^lavanda:(montadas|remotos|terminados|secciones:.+)$/;

/**
 * sessionStorage keys that aren't unsaved work: the path to return to, a superuser's overrides, the heartbeat of the open
 * section, the versions that froze this tab and the shells it was reloaded for.
 */
const NOT_WORK = new Set(['lavanda:regreso', 'lavanda:desvios', 'lavanda:latido', 'lavanda:congeladas', 'lavanda:shells']);

/** Keys of a storage; none when the browser blocks it. */
function keysOf(storage: () => Storage): string[] {
  try {
    return Object.keys(storage());
  } catch {
    return [];
  }
}

const erasableKeys = () => keysOf(() => localStorage).filter((key) => !KEPT.test(key));

/** Whether signing out would lose something: an open form with changes, or a draft stored on this device. */
export function hasUnsavedWork(): boolean {
  return anyBusy() || erasableKeys().length > 0 || keysOf(() => sessionStorage).some((key) => !NOT_WORK.has(key));
}

/** Erases what the storages hold of clientes. It does not wait, so it also works while the page is being left. */
export function eraseStorages(): void {
  for (const key of erasableKeys()) localStorage.removeItem(key);
  for (const key of keysOf(() => sessionStorage)) sessionStorage.removeItem(key);
}

/** Erases everything that a shared device could show to the next person: drafts, databases and cached answers. */
export async function eraseDeviceData(): Promise<void> {
  eraseStorages();
  // A browser that blocks databases or caches, or has none on an http page, has nothing to erase.
  await Promise.allSettled([eraseDatabases(), eraseCaches()]);
}

async function eraseDatabases(): Promise<void> {
  const databases = (await globalThis.indexedDB?.databases?.()) ?? [];
  for (const { name } of databases) if (name !== undefined) indexedDB.deleteDatabase(name);
}

async function eraseCaches(): Promise<void> {
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(names.map((name) => caches.delete(name)));
}
