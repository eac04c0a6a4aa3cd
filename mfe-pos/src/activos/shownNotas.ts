import type { StoredNota } from '../notas/nota';
import { columnsOf } from './board/columns';
import { passes, search } from './filterNotas';
import { groupNotas, type Moment } from './groupNotas';
import type { PageFilters } from './usePageFilters';

/** Used while there are no notas, days or columns. Always the same array, so that memoized parts aren't drawn again. */
export const NONE: readonly never[] = [];

/**
 * The notas that pass the user's filters, as days of the list or as columns of the board.
 * @param notas null until they load
 * @param sucursal name of the sucursal to show; '' for all
 */
export function shownNotas(
  notas: readonly StoredNota[] | null,
  { view, filter, text }: PageFilters,
  sucursal: string,
  moment: Moment,
) {
  const all = notas ?? NONE;
  const onBoard = view === 'tablero';
  const ofSucursal = sucursal === '' ? all : all.filter((nota) => nota.sucursalNombre === sucursal);
  const found = search(ofSucursal, text);
  const pass = onBoard ? found : found.filter((nota) => passes(nota, filter));
  const groups = onBoard ? NONE : groupNotas(pass, moment);
  const columns = onBoard && notas ? columnsOf(pass, moment) : NONE;
  return { ofSucursal, pass, groups, columns, parts: onBoard ? columns : groups };
}
