import { useCurrentUser, useSucursalesQuery } from '@lavanda/shared';
import { seesAllSucursales } from '@lavanda/shared/domain/roles';
import { type LocalTimes, localTimes } from '../layout/localTimes';

/** Tells moments by the clock of each sucursal that the user sees, and by the user's own for an unknown one. */
export function useZones(): { timesOf(sucursalId: string): LocalTimes; withSucursal: boolean } {
  const { rol: role, sucursalData: own } = useCurrentUser();
  const seesAll = seesAllSucursales(role);
  const { data: sucursales = [] } = useSucursalesQuery(undefined, { skip: !seesAll });
  const zones = new Map(sucursales.map(({ _id, zona_horaria: zone }) => [_id, zone]));
  return {
    timesOf: (sucursalId) => localTimes(zones.get(sucursalId) ?? own.zona_horaria),
    withSucursal: sucursales.length > 1,
  };
}
