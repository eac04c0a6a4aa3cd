import { useSucursalesQuery } from '@lavanda/shared';
import type { StoredNota } from '../../notas/nota';

/**
 * Finds the id of a sucursal by its name, in the given notas or else in the tenant's sucursales.
 * @param name name of the sucursal in the board's filter; '' for all
 * @param isAsked false requests nothing, so that the id may stay unknown
 * @returns undefined for all sucursales; null while the id isn't known
 */
export function useSucursalId(name: string, notas: readonly StoredNota[], isAsked: boolean): string | null | undefined {
  const known = notas.find((nota) => nota.sucursalNombre === name)?.sucursalId;
  const { data: sucursales } = useSucursalesQuery(undefined, { skip: name === '' || known !== undefined || !isAsked });
  if (name === '') return undefined;
  return known ?? sucursales?.find((one) => one.nombre_sucursal === name)?._id ?? null;
}
