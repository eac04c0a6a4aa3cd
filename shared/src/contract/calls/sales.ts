import type {
  handOverSchemas,
  moveNotaSchemas,
  noteNoticeSchemas,
  readNotaSchemas,
  reopenNotaSchemas,
  saveNotaSchemas,
  scanSchemas,
  sendNoticeSchemas,
} from '../schemas/sales.ts';
import type { exportSalesSchemas, listSalesSchemas, salesTotalsSchemas } from '../schemas/salesList.ts';
import type { savePiecesSchemas } from '../schemas/savePieces.ts';
import type { restoreNotasSchemas, returnVoidedSchemas, voidNotasSchemas } from '../schemas/voids.ts';
import { sessionCall } from './call.ts';

export const listSalesCall = sessionCall<typeof listSalesSchemas>('GET', '/api/ventas/', 'notas.leer');

/**
 * Count, total and saldo of all notas that match the filters. A call of its own, so that the first page needn't wait.
 */
export const salesTotalsCall = sessionCall<typeof salesTotalsSchemas>('GET', '/api/ventas/totales', 'notas.leer');

/** Exports every nota that matches the filters, or their pagos, as one file, newest first, without paging. */
export const exportSalesCall = sessionCall<typeof exportSalesSchemas>('GET', '/api/ventas/exportar', 'notas.leer');

export const readNotaCall = sessionCall<typeof readNotaSchemas>('GET', '/api/ventas/:nota', 'notas.leer');

/** Finds the notas of a code that a scanner or camera read, or that was typed. */
export const scanCall = sessionCall<typeof scanSchemas>('GET', '/api/ventas/escaneo', 'notas.leer');

/** Saves a nota. A 409 answer is a `Problem` with `actual`, the stored nota, and `guardada`, who saved that and when. */
export const saveNotaCall = sessionCall<typeof saveNotaSchemas>('POST', '/api/ventas/guardar', 'notas.cambiar');

/**
 * Reopens a closed nota. The handler decides who may: whoever closed it, for a minute; later, roles that may void
 * notas.
 */
export const reopenNotaCall = sessionCall<typeof reopenNotaSchemas>('POST', '/api/ventas/reabrir', 'notas.cambiar');

/** Moves a nota on, or back, between its stages in the sucursal. */
export const moveNotaCall = sessionCall<typeof moveNotaSchemas>('POST', '/api/ventas/etapa', 'notas.cambiar');

/** Records that a message to the cliente was opened; WhatsApp doesn't tell whether it was sent. */
export const noteNoticeCall = sessionCall<typeof noteNoticeSchemas>('POST', '/api/ventas/aviso', 'notas.cambiar');

/** Hands over counted pieces of a nota in the sucursal. */
export const handOverCall = sessionCall<typeof handOverSchemas>('POST', '/api/ventas/entrega', 'notas.cambiar');
/** Saves the pieces that a nota was tagged in. */
export const savePiecesCall = sessionCall<typeof savePiecesSchemas>('POST', '/api/ventas/piezas', 'notas.cambiar');
/** Sends the notice once by operation; it is for notas in 'lista' whose cliente has a phone. */
export const sendNoticeCall = sessionCall<typeof sendNoticeSchemas>('POST', '/api/ventas/aviso/enviar', 'notas.cambiar');

export const voidNotasCall = sessionCall<typeof voidNotasSchemas>('POST', '/api/ventas/delete', 'notas.anular');

/** Undoes a void: the notas return unchanged, with their pagos and folio. */
export const restoreNotasCall = sessionCall<typeof restoreNotasSchemas>('POST', '/api/ventas/restaurar', 'notas.anular');

/** Returns the money that a void left to be returned. */
export const returnVoidedCall = sessionCall<typeof returnVoidedSchemas>('POST', '/api/ventas/anuladas/devolver', 'notas.anular');
