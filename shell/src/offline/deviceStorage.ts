import { readEntries } from '@lavanda/shared';

/** Room under which captures may not fit, bytes. */
const SHORT = 20 * 1024 * 1024;

/** Whether this browser keeps what is captured without a connection: it may, may not, or has too little room. */
export type StorageState = 'kept' | 'forbidden' | 'short';

/** Bytes that this browser uses and may use for the app; null when it doesn't tell. */
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
