import { useEffect, useSyncExternalStore } from 'react';
import { erasePhotos, type PendingPhoto, readPhotos, writePhotos } from './photoStore';

export type { PendingPhoto };

/** A photo whose nota was never saved is forgotten after this long, ms. */
const LIFETIME_MS = 30 * 24 * 3_600_000;

/** How many photos this device holds. Signing out, which erases them, counts the key as unsaved work and asks first. */
const COUNT_KEY = 'lavanda:fotos';

let photos: readonly PendingPhoto[] = [];
const listeners = new Set<() => void>();
/** Changes run one after another, so that each sees what the one before it wrote. */
let last: Promise<void> = Promise.resolve();

function noteCount(count: number): void {
  try {
    if (count > 0) localStorage.setItem(COUNT_KEY, String(count));
    else localStorage.removeItem(COUNT_KEY);
  } catch {
    // A browser without storage has no drafts to ask about either.
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

/** Keeps photos on this device until they are sent, also over a reload. */
export function keepPhotos(added: readonly PendingPhoto[]): Promise<void> {
  return change(() => writePhotos(added));
}

/** The nota is saved: its photos can be sent. */
export function releasePhotos(nota: string): Promise<void> {
  return change((stored) =>
    writePhotos(stored.filter((photo) => photo.nota === nota).map((photo) => ({ ...photo, ready: true }))),
  );
}

/** Forgets the photos of a nota that was discarded before it was saved. */
export function forgetPhotos(nota: string): Promise<void> {
  return change((stored) => erasePhotos(stored.filter((photo) => photo.nota === nota && !photo.ready).map(({ id }) => id)));
}

/** Forgets photos that were sent or taken off. */
export function dropPhotos(ids: readonly string[]): Promise<void> {
  return change(() => erasePhotos(ids));
}

/** The photos of one user that can be sent now. */
export async function readyPhotos(user: string): Promise<PendingPhoto[]> {
  await last;
  return (await readPhotos()).filter(({ owner, ready }) => ready && owner === user);
}

/** Key of the user to whom photos belong, because several users may share a device. */
export function ownerOf({ _id: user, tenantData: tenant }: { _id: string; tenantData: { _id: string } }): string {
  return `${tenant._id}.${user}`;
}

const isStale = ({ ready, taken }: PendingPhoto) => !ready && Date.now() - taken > LIFETIME_MS;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The photos on this device that the server doesn't have yet. */
export function usePendingPhotos(): readonly PendingPhoto[] {
  const pending = useSyncExternalStore(subscribe, () => photos);
  useEffect(() => {
    void change((stored) => erasePhotos(stored.filter(isStale).map(({ id }) => id)));
  }, []);
  return pending;
}
