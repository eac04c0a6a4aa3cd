import type { SmallPhoto } from '@lavanda/shared/ui/photo/shrinkPhoto';

/** A photo stored on this device until the server has it. */
export interface PendingPhoto extends SmallPhoto {
  id: string;
  /** The user who took the photo, from `ownerOf`; the photo is sent only in that user's session. */
  owner: string;
  /** Id of the photo's nota. */
  nota: string;
  /** When the photo was taken, ms since the epoch. */
  taken: number;
  /** True once the photo's nota is saved, so that the photo can be sent. */
  ready: boolean;
}

const NAME = 'lavanda:fotos';
const STORE = 'fotos';

/** Photos that the browser's database couldn't store. They are lost when the page is left. */
const memory = new Map<string, PendingPhoto>();

function openDatabase(): Promise<IDBDatabase | null> {
  return new Promise((opened) => {
    try {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
      request.onsuccess = () => opened(request.result);
      request.onerror = () => opened(null);
      request.onblocked = () => opened(null);
    } catch {
      opened(null);
    }
  });
}

/**
 * Runs one transaction.
 * @returns its result; undefined without a database, or when the database refuses, for example because it is full
 */
async function run<T>(work: (store: IDBObjectStore) => IDBRequest<T> | undefined): Promise<T | undefined> {
  const database = await openDatabase();
  if (!database) return undefined;
  try {
    return await new Promise<T | undefined>((done, fail) => {
      const transaction = database.transaction(STORE, 'readwrite');
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => done(request?.result);
      transaction.onabort = () => fail(transaction.error);
    });
  } catch {
    return undefined;
  } finally {
    // Signing out deletes the database; an open connection would block that.
    database.close();
  }
}

/** Every photo on this device, oldest first. */
export async function readPhotos(): Promise<PendingPhoto[]> {
  const stored = (await run((store) => store.getAll() as IDBRequest<PendingPhoto[]>)) ?? [];
  const byId = new Map([...memory, ...stored.map((photo) => [photo.id, photo] as const)]);
  return [...byId.values()].sort((one, other) => one.taken - other.taken);
}

export async function writePhotos(photos: readonly PendingPhoto[]): Promise<void> {
  const stored = await run((store) => photos.map((photo) => store.put(photo)).at(-1));
  if (stored === undefined) for (const photo of photos) memory.set(photo.id, photo);
}

export async function erasePhotos(ids: readonly string[]): Promise<void> {
  for (const id of ids) memory.delete(id);
  await run((store) => ids.map((id) => store.delete(id)).at(-1));
}
