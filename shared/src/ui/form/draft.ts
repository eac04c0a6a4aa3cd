import { useCurrentUser } from '@lavanda/shared';
import { useEffect, useRef } from 'react';

/** What a form held when it was taken down unsaved, kept in this tab. Nobody but who wrote it gets it. */
type Kept<D> = D & { usuario: string };

function isKept<D extends object>(value: unknown, fields: readonly (keyof D)[]): value is Kept<D> {
  return typeof value === 'object' && value !== null && ['usuario', ...fields].every((field) => field in value);
}

/** The draft that `user` left under `key`, with all of `fields`; null when there is none. */
export function readDraft<D extends object>(key: string, user: string, fields: readonly (keyof D)[]): D | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isKept(value, fields) && value.usuario === user ? value : null;
  } catch {
    return null;
  }
}

/**
 * Keeps the draft for when the person is back, if the form goes away without an answer about its changes: the session
 * ended, or the section broke. One kept before is forgotten when the form appears.
 * @param draft what was changed; null without changes
 * @returns gives the draft up: it was saved, or discarded
 */
export function useKeptDraft(key: string, draft: object | null): () => void {
  const { _id: user } = useCurrentUser();
  const latest = useRef(draft);
  const released = useRef(false);
  useEffect(() => {
    latest.current = draft;
  });
  useEffect(() => {
    released.current = false;
    attempt(() => sessionStorage.removeItem(key));
    return () => {
      if (released.current || latest.current === null) return;
      const kept = JSON.stringify({ usuario: user, ...latest.current });
      attempt(() => sessionStorage.setItem(key, kept));
    };
  }, [key, user]);
  return () => {
    released.current = true;
  };
}

/** Without room or permission there is nothing to keep a draft in. */
function attempt(write: () => void): void {
  try {
    write();
  } catch {}
}
