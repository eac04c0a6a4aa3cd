import { deviceTexts, useCurrentUser } from '@lavanda/shared';
import { useEffect, useRef } from 'react';

/** A form's unsaved values, kept on this device for the user who typed them. */
type Kept<D> = D & { usuario: string };

function isKept<D extends object>(value: unknown, fields: readonly (keyof D)[]): value is Kept<D> {
  return typeof value === 'object' && value !== null && ['usuario', ...fields].every((field) => field in value);
}

/** @returns the draft that `user` left under `key`, with all of `fields`; null when there is none */
export function readDraft<D extends object>(key: string, user: string, fields: readonly (keyof D)[]): D | null {
  try {
    const value: unknown = JSON.parse(deviceTexts.read(key) ?? 'null');
    return isKept(value, fields) && value.usuario === user ? value : null;
  } catch {
    return null;
  }
}

/**
 * Keeps the draft if the form unmounts with unsaved changes, as when the session ends or the section crashes. Mounting the form
 * deletes an earlier draft.
 * @param draft the changes, or null when there are none
 * @returns a function to call after saving or discarding, so that no draft is kept
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
    if (deviceTexts.read(key) !== null) void deviceTexts.write(key, null);
    return () => {
      if (released.current || latest.current === null) return;
      void deviceTexts.write(key, JSON.stringify({ usuario: user, ...latest.current }));
    };
  }, [key, user]);
  return () => {
    released.current = true;
  };
}
