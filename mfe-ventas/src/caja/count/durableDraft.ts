import { writeDurable } from '@lavanda/shared';

/** A draft as this browser keeps it, with the id of the user who wrote it. */
type Kept<D> = D & { usuario: string };

/** @returns the draft that `user` left under `key`; null without one, or when it lacks one of `fields` */
export function readDurable<D extends object>(key: string, user: string, fields: readonly (keyof D)[]): D | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof value !== 'object' || value === null || !fields.every((field) => field in value)) return null;
    const kept = value as Kept<D>;
    return kept.usuario === user ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps a draft where a reload and a restart find it; null forgets it. A browser that keeps nothing goes on without. */
export function keepDurable(key: string, user: string, draft: object | null): void {
  try {
    writeDurable(key, draft && JSON.stringify({ ...draft, usuario: user }));
  } catch {}
}
