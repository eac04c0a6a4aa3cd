import { enfocarTitulo } from '@lavanda/shared/ui/foco';

/**
 * Where the actions of the selection are in the page: before the list, which has no end to tab to. They are drawn over its foot
 * all the same.
 */
export const ID_ACCIONES = 'acciones-de-la-seleccion';

/** The focus goes back from the actions to the row of that sale, or to the title when the row is gone. */
export function volverALaLista(venta: string | undefined): void {
  const enlace = venta === undefined ? null : document.querySelector(`[data-indice] a[href$="/${venta}"]`);
  const casilla = enlace?.closest('[data-indice]')?.querySelector<HTMLElement>('input');
  if (casilla) casilla.focus();
  else enfocarTitulo();
}
