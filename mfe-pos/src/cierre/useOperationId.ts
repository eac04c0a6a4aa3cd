import { newId } from '@lavanda/shared/domain/newId';
import { useRef } from 'react';

/**
 * Id of a save: the same content sent again carries the same one, so the server answers the earlier result; changed
 * content is another operation.
 */
export function useOperationId(): (content: unknown) => string {
  const ultima = useRef<{ clave: string; id: string } | null>(null);
  return (content) => {
    const key = JSON.stringify(content);
    if (ultima.current?.clave !== key) ultima.current = { clave: key, id: newId() };
    return ultima.current.id;
  };
}
