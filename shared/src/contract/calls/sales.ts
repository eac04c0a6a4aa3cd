import type {
  exportSalesSchemas,
  listSalesSchemas,
  readNotaSchemas,
  restoreNotasSchemas,
  saveNotaSchemas,
  voidNotasSchemas,
} from '../schemas/sales.ts';
import { sessionCall } from './call.ts';

export const listSalesCall = sessionCall<typeof listSalesSchemas>('GET', '/api/ventas/', 'notas.leer');

/** The whole filtered list as a file, newest first, without paging. */
export const exportSalesCall = sessionCall<typeof exportSalesSchemas>('GET', '/api/ventas/exportar', 'notas.leer');

export const readNotaCall = sessionCall<typeof readNotaSchemas>('GET', '/api/ventas/:nota', 'notas.leer');

/** 409 is a Problem with `actual`, the nota as it is stored. */
export const saveNotaCall = sessionCall<typeof saveNotaSchemas>('POST', '/api/ventas/guardar', 'notas.cambiar');

export const voidNotasCall = sessionCall<typeof voidNotasSchemas>('POST', '/api/ventas/delete', 'notas.anular');

/** Undoes a void: the notas return unchanged, with their pagos and folio. */
export const restoreNotasCall = sessionCall<typeof restoreNotasSchemas>('POST', '/api/ventas/restaurar', 'notas.anular');
