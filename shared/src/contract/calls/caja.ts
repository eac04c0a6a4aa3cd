import type {
  assignCajaSchemas,
  cancelMovementSchemas,
  listCajasSchemas,
  moveCashSchemas,
  openTurnoSchemas,
  readCajaSchemas,
  readEntriesSchemas,
  saveCajaSchemas,
} from '../schemas/caja.ts';
import type { cortePdfSchemas, exportCortesSchemas, printCorteSchemas } from '../schemas/corteFiles.ts';
import type {
  closeTurnoSchemas,
  countSchemas,
  listCortesSchemas,
  partialCorteSchemas,
  readCorteSchemas,
  readDifferencesSchemas,
} from '../schemas/cortes.ts';
import { sessionCall } from './call.ts';

export const readCajaCall = sessionCall<typeof readCajaSchemas>('GET', '/api/caja', 'caja.leer');

export const readEntriesCall = sessionCall<typeof readEntriesSchemas>('GET', '/api/caja/turnos/:turno/registro', 'caja.leer');

export const openTurnoCall = sessionCall<typeof openTurnoSchemas>('POST', '/api/caja/abrir', 'caja.cambiar');

export const moveCashCall = sessionCall<typeof moveCashSchemas>('POST', '/api/caja/movimientos', 'caja.cambiar');

export const cancelMovementCall = sessionCall<typeof cancelMovementSchemas>(
  'POST',
  '/api/caja/movimientos/cancelar',
  'caja.cambiar',
);

/** Counts a turno. The handler checks that the user opened the turno, or may close the turnos of others (`mayClose`). */
export const countCall = sessionCall<typeof countSchemas>('POST', '/api/caja/contar', 'caja.cambiar');

/** Closes a turno. The handler checks the user as in `countCall`. */
export const closeTurnoCall = sessionCall<typeof closeTurnoSchemas>('POST', '/api/caja/cerrar', 'caja.cambiar');

export const partialCorteCall = sessionCall<typeof partialCorteSchemas>('GET', '/api/caja/turnos/:turno/parcial', 'caja.leer');

export const listCortesCall = sessionCall<typeof listCortesSchemas>('GET', '/api/caja/cortes', 'caja.leer');

export const readCorteCall = sessionCall<typeof readCorteSchemas>('GET', '/api/caja/cortes/:corte', 'caja.leer');

/**
 * A page that prints itself at the tenant's paper width. `ancho` (mm) replaces that width; `imprimir=0` shows the page
 * without printing it.
 */
export const printCorteCall = sessionCall<typeof printCorteSchemas>('GET', '/api/caja/cortes/:corte/imprimir', 'caja.leer');

export const cortePdfCall = sessionCall<typeof cortePdfSchemas>('GET', '/api/caja/cortes/:corte/pdf', 'caja.leer');

export const exportCortesCall = sessionCall<typeof exportCortesSchemas>('GET', '/api/caja/cortes/exportar', 'caja.leer');

export const readDifferencesCall = sessionCall<typeof readDifferencesSchemas>('GET', '/api/caja/diferencias', 'caja.diferencias');

export const listCajasCall = sessionCall<typeof listCajasSchemas>('GET', '/api/caja/cajas', 'caja.leer');

export const saveCajaCall = sessionCall<typeof saveCajaSchemas>('POST', '/api/caja/cajas', 'caja.cambiar');

/** Assigns a drawer to a register. */
export const assignCajaCall = sessionCall<typeof assignCajaSchemas>('POST', '/api/caja/equipo', 'caja.cambiar');
