import { newId } from '@lavanda/shared/domain/newId';
import { useRef } from 'react';

/**
 * Returns the operation id for a save. The same content gets the same id, so the server replays the earlier result;
 * changed content gets a new id.
 */
export function useOperationId(): (content: unknown) => string {
  const last = useRef<{ clave: string; id: string } | null>(null);
  return (content) => {
    const key = JSON.stringify(content);
    if (last.current?.clave !== key) last.current = { clave: key, id: newId() };
    return last.current.id;
  };
}
