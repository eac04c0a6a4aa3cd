import type { FiltroVentas } from '@lavanda/shared/contract/ventas';
import { type Dia, diaEn, esDia } from '@lavanda/shared/domain/fechas';
import { ANIOS_DEL_RESUMEN } from '@lavanda/shared/domain/reporte';
import { puede, veTodasLasSucursales } from '@lavanda/shared/domain/roles';
import { Problematico } from '../http/problema.ts';
import type { Sesion } from '../http/sesion.ts';
import { TEXTOS } from './textos.ts';

/** First and last month, each a year and a month in one number: 202611. */
export interface Meses {
  primero: number;
  ultimo: number;
}

/** After every month. */
const ULTIMO_MES = 999_999;

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

/** A day's month as a number: 202611. */
const mesDe = (dia: Dia): number => Number(dia.slice(0, 4)) * 100 + Number(dia.slice(5, 7));

/**
 * The months of an answer: those of the days asked for, or the current year and the ones before it up to ANIOS_DEL_RESUMEN, so that an answer
 * doesn't grow with a laundry's age.
 * @throws 400 for a day that doesn't exist
 */
export function mesesDelResumen(
  sesion: Sesion,
  { fechaInicial, fechaFinal }: Pick<FiltroVentas, 'fechaInicial' | 'fechaFinal'>,
): Meses {
  const malos = Object.entries({ fechaInicial, fechaFinal }).filter(([, dia]) => dia && !esDia(dia));
  if (malos.length > 0)
    throw new Problematico(
      400,
      TEXTOS.fechaInexistente,
      malos.map(([campo]) => ({ campo, mensaje: TEXTOS.fechaInexistente })),
    );
  const anio = Number(diaEn(sesion.zonaHoraria, new Date()).slice(0, 4));
  return {
    primero: fechaInicial ? mesDe(fechaInicial) : (anio - ANIOS_DEL_RESUMEN + 1) * 100,
    ultimo: fechaFinal ? mesDe(fechaFinal) : ULTIMO_MES,
  };
}
