import { nuevoId } from '@lavanda/shared/domain/nuevoId';
import { useRef } from 'react';

/**
 * Id of a save: the same content sent again carries the same one, so the server answers the earlier result; changed
 * content is another operation.
 */
export function useOperacion(): (contenido: unknown) => string {
  const ultima = useRef<{ clave: string; id: string } | null>(null);
  return (contenido) => {
    const clave = JSON.stringify(contenido);
    if (ultima.current?.clave !== clave) ultima.current = { clave, id: nuevoId() };
    return ultima.current.id;
  };
}
