import { useRef } from 'react';
import { newId } from '../../domain/newId.ts';

/**
 * Returns a function that gives the operation id of a write. The same content as the last time gets the same id, so that the
 * server answers a repeated write as it answered the first; changed content gets a new id.
 */
export function useOperationId(): (content: unknown) => string {
  const last = useRef<{ content: string; id: string } | null>(null);
  return (content) => {
    const written = JSON.stringify(content);
    if (last.current?.content !== written) last.current = { content: written, id: newId() };
    return last.current.id;
  };
}
