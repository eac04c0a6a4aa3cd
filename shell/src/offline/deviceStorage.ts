import { readEntries } from '@lavanda/shared';

/** Free room below which captures may not fit, bytes. */
const SHORT = 20 * 1024 * 1024;

/** Whether this browser keeps captures without a connection: it does, it is forbidden to, or it has too little room. */
export type StorageState = 'kept' | 'forbidden' | 'short';

/** Bytes that the app uses and may use in this browser; null when the browser doesn't say. */
export async function storageRoom(): Promise<{ used: number; most: number } | null> {
  const { usage, quota } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return usage === undefined || quota === undefined ? null : { used: usage, most: quota };
}

export async function storageState(): Promise<StorageState> {
  try {
    await readEntries();
  } catch {
    return 'forbidden';
  }
  const room = await storageRoom();
  return room && room.most - room.used < SHORT ? 'short' : 'kept';
}
