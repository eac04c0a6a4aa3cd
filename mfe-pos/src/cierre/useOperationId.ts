import { newId } from '@lavanda/shared/domain/newId';
import { useRef } from 'react';

/**
 * Returns the operation id for a save. The same content gets the same id, so the server replays the earlier result;
 * changed content gets a new id.
 */
export function useOperationId(): (content: unknown) => string {
  const ultima = useRef<{ clave: string; id: string } | null>(null);
  return (content) => {
    const key = JSON.stringify(content);
    if (ultima.current?.clave !== key) ultima.current = { clave: key, id: newId() };
    return ultima.current.id;
  };
}
