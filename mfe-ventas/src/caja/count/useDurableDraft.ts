import { useCurrentUser } from '@lavanda/shared';
import { useEffect, useRef } from 'react';
import { keepDurable } from './durableDraft';

/**
 * Keeps a draft at each change, because a count may wait for hours; null forgets it.
 * @returns a function to call once it is of no use any more
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
