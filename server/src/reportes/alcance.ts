import { puede, veTodasLasSucursales } from '@lavanda/shared/domain/roles';
import { Problematico } from '../http/problema.ts';
import type { Sesion } from '../http/sesion.ts';
import { TEXTOS } from './textos.ts';

/**
 * The branch a report is about; null for all. An admin's is always their own (decisions "Roles").
 * @throws 403 for a role without reports, and when one of a single branch asks for another
 */
export function sucursalDelReporte(sesion: Sesion, pedida: string | undefined): string | null {
  if (!puede(sesion.rol, 'reportes.leer')) throw new Problematico(403, TEXTOS.sinPermiso);
  const sucursal = pedida ? pedida.toLowerCase() : null;
  if (veTodasLasSucursales(sesion.rol)) return sucursal;
  if (sucursal !== null && sucursal !== sesion.sucursalId)
    throw new Problematico(403, TEXTOS.otraSucursal, [{ campo: 'sucursal', mensaje: TEXTOS.otraSucursal }]);
  return sesion.sucursalId;
}
