import { useCurrentUser } from '@lavanda/shared';
import { useEffect, useRef } from 'react';
import { keepDurable } from './durableDraft';

/**
 * Stores a draft after each change, because a count may be left for hours; null deletes it.
 * @returns a function that deletes the draft and stops storing it
 */
export function useDurableDraft(key: string, draft: object | null): () => void {
  const { _id: user } = useCurrentUser();
  const released = useRef(false);
  const text = JSON.stringify(draft);
  useEffect(() => {
    if (!released.current) keepDurable(key, user, JSON.parse(text) as object | null);
  }, [key, user, text]);
  return () => {
    released.current = true;
    keepDurable(key, user, null);
  };
}
