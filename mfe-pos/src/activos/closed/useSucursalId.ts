import { useSucursalesQuery } from '@lavanda/shared';
import type { StoredNota } from '../../notas/nota';

/**
 * The id of the sucursal of a name, by its notas or else by the tenant's sucursales.
 * @param name as the board's filter has it; '' for all
 * @returns undefined for all; null while it isn't known
 */
export function useSucursalId(name: string, notas: readonly StoredNota[], isAsked: boolean): string | null | undefined {
  const known = notas.find((nota) => nota.sucursalNombre === name)?.sucursalId;
  const { data: sucursales } = useSucursalesQuery(undefined, { skip: name === '' || known !== undefined || !isAsked });
  if (name === '') return undefined;
  return known ?? sucursales?.find((one) => one.nombre_sucursal === name)?._id ?? null;
}
