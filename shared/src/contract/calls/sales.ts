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
 * The number of notas that match the filters, and their sums. A call of its own, so that the list's first page needn't wait for
 * these sums.
 */
export const salesTotalsCall = sessionCall<typeof salesTotalsSchemas>('GET', '/api/ventas/totales', 'notas.leer');

/** Exports every nota that matches the filters, or their pagos, as one file, newest first, without paging. */
export const exportSalesCall = sessionCall<typeof exportSalesSchemas>('GET', '/api/ventas/exportar', 'notas.leer');

export const readNotaCall = sessionCall<typeof readNotaSchemas>('GET', '/api/ventas/:nota', 'notas.leer');

/** Finds the notas of a scanned or typed code. */
export const scanCall = sessionCall<typeof scanSchemas>('GET', '/api/ventas/escaneo', 'notas.leer');

/**
 * Saves a nota.
 * @throws 409 with `actual` (the stored nota) and `guardada` (who saved it and when) when the nota was saved meanwhile; 409 with
 * `actual`, the other recoleccion, when the cliente has another pending one; 409 without them for a voided nota
 */
export const saveNotaCall = sessionCall<typeof saveNotaSchemas>('POST', '/api/ventas/guardar', 'notas.cambiar');

/**
 * Reopens a closed nota. The handler allows it to whoever closed the nota, for a minute, and later to roles that may void notas.
 */
export const reopenNotaCall = sessionCall<typeof reopenNotaSchemas>('POST', '/api/ventas/reabrir', 'notas.cambiar');

/** Moves a nota to a later or earlier stage in the sucursal. */
export const moveNotaCall = sessionCall<typeof moveNotaSchemas>('POST', '/api/ventas/etapa', 'notas.cambiar');

/** Records that WhatsApp was opened with a message to the cliente. WhatsApp doesn't report whether the user then sent it. */
export const noteNoticeCall = sessionCall<typeof noteNoticeSchemas>('POST', '/api/ventas/aviso', 'notas.cambiar');

/** Hands over counted pieces of a nota in the sucursal. */
export const handOverCall = sessionCall<typeof handOverSchemas>('POST', '/api/ventas/entrega', 'notas.cambiar');
/** Saves a nota's pieces, one for each tag. */
export const savePiecesCall = sessionCall<typeof savePiecesSchemas>('POST', '/api/ventas/piezas', 'notas.cambiar');
/** Sends the cliente the notice of a nota in 'lista', once per operation id. The cliente needs a phone. */
export const sendNoticeCall = sessionCall<typeof sendNoticeSchemas>('POST', '/api/ventas/aviso/enviar', 'notas.cambiar');

export const voidNotasCall = sessionCall<typeof voidNotasSchemas>('POST', '/api/ventas/delete', 'notas.anular');

/**
 * Undoes a void: the notas return with their pagos and folio. Money that the void returned stays returned, unless `deshacer` is
 * sent.
 */
export const restoreNotasCall = sessionCall<typeof restoreNotasSchemas>('POST', '/api/ventas/restaurar', 'notas.anular');

/** Records that the money of a voided nota, which was still to be returned when the nota was voided, has been returned. */
export const returnVoidedCall = sessionCall<typeof returnVoidedSchemas>('POST', '/api/ventas/anuladas/devolver', 'notas.anular');
