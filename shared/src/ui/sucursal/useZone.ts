import { useCurrentUser, useSucursalesQuery } from '@lavanda/shared';

/**
 * Time zone of a sucursal (IANA name). For a sucursal that isn't the user's own, the list of sucursales has it; until that list
 * arrives, the result is the user's own zone.
 */
export function useZone(sucursalId: string): string {
  const { sucursalData: own } = useCurrentUser();
  const { data: sucursales } = useSucursalesQuery(undefined, { skip: sucursalId === own._id });
  const sucursal = sucursales?.find(({ _id }) => _id === sucursalId) ?? own;
  return sucursal.zona_horaria;
}
