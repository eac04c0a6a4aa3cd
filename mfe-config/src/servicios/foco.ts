import type { Servicio } from '@lavanda/shared/contract/servicios';
import { enfocarTitulo, nadieTieneElFoco } from '@lavanda/shared/ui/foco';
import { type RefObject, useEffect } from 'react';

/** Id of a row's button, so that the focus can be given to it. */
export function idDeBoton(accion: 'modificar' | 'eliminar', servicio: string): string {
  return `servicio-${accion}-${servicio}`;
}

/** Where the focus goes when `fuera` leaves the list with its buttons: the next of its category, or the one before; null without any. */
export function botonVecino(servicios: readonly Servicio[], fuera: Servicio): string | null {
  const suyos = servicios.filter(({ categoria }) => categoria === fuera.categoria);
  const lugar = suyos.findIndex(({ _id }) => _id === fuera._id);
  const vecino = suyos[lugar + 1] ?? suyos[lugar - 1];
  return vecino ? idDeBoton('eliminar', vecino._id) : null;
}

/**
 * After the list changed: a button that went away with the focus on it leaves it to `destino`, or to the page's title. A person who
 * moved on meanwhile keeps theirs.
 */
export function useFocoTrasCambio(lista: unknown, destino: RefObject<string | null | undefined>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is what to act on
  useEffect(() => {
    const id = destino.current;
    if (id === undefined) return;
    destino.current = undefined;
    if (!nadieTieneElFoco()) return;
    const boton = id === null ? null : document.getElementById(id);
    if (boton) boton.focus();
    else enfocarTitulo();
  }, [lista]);
}
