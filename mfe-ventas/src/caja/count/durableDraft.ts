import { deviceTexts } from '@lavanda/shared';

/** A stored draft, with the id of the user who wrote it. */
type Kept<D> = D & { usuario: string };

/**
 * Reads a draft that this device stores.
 * @returns the draft that `user` stored under `key`; null if it is missing, unreadable, another user's, or lacks one of `fields`
 */
export function readDurable<D extends object>(key: string, user: string, fields: readonly (keyof D)[]): D | null {
  try {
    const value: unknown = JSON.parse(deviceTexts.read(key) ?? 'null');
    if (typeof value !== 'object' || value === null || !fields.every((field) => field in value)) return null;
    const kept = value as Kept<D>;
    return kept.usuario === user ? kept : null;
  } catch {
    return null;
  }
}

/** Stores a draft so that it survives a reload and a restart, if the browser has a database with room; null deletes it. */
export function keepDurable(key: string, user: string, draft: object | null): void {
  void deviceTexts.write(key, draft && JSON.stringify({ ...draft, usuario: user }));
}
