import { useCurrentUser, useSucursalesQuery } from '@lavanda/shared';

/**
 * Time zone of a sucursal (IANA name). That of another sucursal is read from the list of sucursales; until the list arrives, it
 * is the user's own zone.
 */
export function useZone(sucursalId: string): string {
  const { sucursalData: own } = useCurrentUser();
  const { data: sucursales } = useSucursalesQuery(undefined, { skip: sucursalId === own._id });
  const sucursal = sucursales?.find(({ _id }) => _id === sucursalId) ?? own;
  return sucursal.zona_horaria;
}
