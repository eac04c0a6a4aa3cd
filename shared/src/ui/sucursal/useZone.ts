import { useCurrentUser, useSucursalesQuery } from '@lavanda/shared';

/**
 * Time zone of a sucursal (IANA name). Of another than the user's it is read from the list of sucursales, and is the
 * user's own until that is there.
 */
export function useZone(sucursalId: string): string {
  const { sucursalData: own } = useCurrentUser();
  const { data: sucursales } = useSucursalesQuery(undefined, { skip: sucursalId === own._id });
  const sucursal = sucursales?.find(({ _id }) => _id === sucursalId) ?? own;
  return sucursal.zona_horaria;
}
