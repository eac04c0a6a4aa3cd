import { type AppDispatch, errorMessage, isApiError } from '@lavanda/shared';
import { useSyncExternalStore } from 'react';
import { photosApi } from './endpoints';
import { dropPhotos, type PendingPhoto, readyPhotos } from './pendingPhotos';

/** The photos that couldn't be sent and stay on this device, with the message of the first failure. */
export interface Unsent {
  detail: string;
  ids: readonly string[];
  /** True if another attempt may succeed for at least one of the photos. */
  mayRetry: boolean;
}

/** Waits before each attempt to send a photo, ms. */
const TRIES = [0, 1_000, 4_000] as const;

let sending = false;
let again = false;
let unsent: Unsent | null = null;
const listeners = new Set<() => void>();

function tell(next: Unsent | null): void {
  unsent = next;
  for (const listener of listeners) listener();
}

/** Status codes that a retry can't change: the server refuses the nota or the photo itself. */
const REFUSALS: readonly unknown[] = [404, 409, 413, 415, 422];

const mayRetry = (error: unknown) => !isApiError(error) || !REFUSALS.includes(error.status);

/** @returns the failure, or null once the server has the photo */
async function send(dispatch: AppDispatch, { nota, id, jpeg }: PendingPhoto): Promise<unknown> {
  let failure: unknown = null;
  for (const wait of TRIES) {
    if (wait > 0) await new Promise((ready) => setTimeout(ready, wait));
    const { error } = await dispatch(photosApi.endpoints.posSavePhoto.initiate({ nota, foto: id, jpeg }));
    failure = error ?? null;
    if (failure === null || !mayRetry(failure)) return failure;
  }
  return failure;
}

async function sendAll(dispatch: AppDispatch, owner: string): Promise<void> {
  const failed: { id: string; error: unknown }[] = [];
  for (const photo of await readyPhotos(owner)) {
    const error = await send(dispatch, photo);
    if (error === null) await dropPhotos([photo.id]);
    else failed.push({ id: photo.id, error });
  }
  const [first] = failed;
  if (!first) return tell(null);
  tell({
    detail: errorMessage(first.error),
    ids: failed.map(({ id }) => id),
    mayRetry: failed.some(({ error }) => mayRetry(error)),
  });
}

/** Sends the user's photos of saved notas, one after another. Photos that fail stay on the device; `useUnsent` returns them. */
export async function sendPhotos(dispatch: AppDispatch, owner: string): Promise<void> {
  again = true;
  if (sending) return;
  sending = true;
  try {
    while (again) {
      again = false;
      await sendAll(dispatch, owner);
    }
  } finally {
    sending = false;
  }
}

/** Deletes the photos that couldn't be sent. */
export async function discardUnsent(): Promise<void> {
  await dropPhotos(unsent?.ids ?? []);
  tell(null);
}

/** The photos that couldn't be sent; null when there are none. */
export function useUnsent(): Unsent | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => unsent,
  );
}
