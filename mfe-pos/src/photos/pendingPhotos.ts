import { useEffect, useSyncExternalStore } from 'react';
import { erasePhotos, type PendingPhoto, readPhotos, writePhotos } from './photoStore';

export type { PendingPhoto };

/** Age at which a photo whose nota was never saved is deleted, ms. */
const LIFETIME_MS = 30 * 24 * 3_600_000;

/**
 * Key of the number of photos on this device. Signing out erases the photos, so the shell asks first while this key is set.
 */
const COUNT_KEY = 'lavanda:fotos';

let photos: readonly PendingPhoto[] = [];
const listeners = new Set<() => void>();
/** Settles when the latest change ends. Changes run one after another, so that each sees the result of the previous one. */
let last: Promise<void> = Promise.resolve();

function noteCount(count: number): void {
  try {
    if (count > 0) localStorage.setItem(COUNT_KEY, String(count));
    else localStorage.removeItem(COUNT_KEY);
  } catch {
    // Without localStorage the count can't be kept, so signing out doesn't ask about the photos.
  }
}

function change(work: (stored: readonly PendingPhoto[]) => Promise<void>): Promise<void> {
  last = last.then(async () => {
    await work(await readPhotos());
    photos = await readPhotos();
    noteCount(photos.length);
    for (const tell of listeners) tell();
  });
  return last;
}

/** Stores photos on this device until they are sent; they survive a reload unless the browser's database refuses them. */
export function keepPhotos(added: readonly PendingPhoto[]): Promise<void> {
  return change(() => writePhotos(added));
}

/** Marks the photos of a nota as ready to be sent, once the nota is saved. */
export function releasePhotos(nota: string): Promise<void> {
  return change((stored) =>
    writePhotos(stored.filter((photo) => photo.nota === nota).map((photo) => ({ ...photo, ready: true }))),
  );
}

/** Gives the photos of a nota to another one, which takes its place. */
export function movePhotos(from: string, to: string): Promise<void> {
  return change((stored) => writePhotos(stored.filter(({ nota }) => nota === from).map((photo) => ({ ...photo, nota: to }))));
}

/** Deletes the photos of a nota that was discarded before it was saved. */
export function forgetPhotos(nota: string): Promise<void> {
  return change((stored) => erasePhotos(stored.filter((photo) => photo.nota === nota && !photo.ready).map(({ id }) => id)));
}

/** Deletes these photos from this device, for example after they were sent. */
export function dropPhotos(ids: readonly string[]): Promise<void> {
  return change(() => erasePhotos(ids));
}

/** The photos of one user that can be sent now. */
export async function readyPhotos(user: string): Promise<PendingPhoto[]> {
  await last;
  return (await readPhotos()).filter(({ owner, ready }) => ready && owner === user);
}

/** Identifies the owner of photos on a device that several users share. */
export function ownerOf({ _id: user, tenantData: tenant }: { _id: string; tenantData: { _id: string } }): string {
  return `${tenant._id}.${user}`;
}

const isStale = ({ ready, taken }: PendingPhoto) => !ready && Date.now() - taken > LIFETIME_MS;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The photos on this device that the server doesn't have yet. Also deletes those older than `LIFETIME_MS` whose nota was never
 * saved.
 */
export function usePendingPhotos(): readonly PendingPhoto[] {
  const pending = useSyncExternalStore(subscribe, () => photos);
  useEffect(() => {
    void change((stored) => erasePhotos(stored.filter(isStale).map(({ id }) => id)));
  }, []);
  return pending;
}
