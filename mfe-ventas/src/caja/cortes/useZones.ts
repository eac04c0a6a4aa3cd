import { useCurrentUser, useSucursalesQuery } from '@lavanda/shared';
import { seesAllSucursales } from '@lavanda/shared/domain/roles';
import { type LocalTimes, localTimes } from '../layout/localTimes';

/**
 * Local times by the clock of each sucursal; for one that isn't known, by that of the user's sucursal. `withSucursal` is true
 * when the user sees several.
 */
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
