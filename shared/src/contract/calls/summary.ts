import type { exportSummarySchemas, readSummarySchemas, readTodaySchemas } from '../schemas/summary.ts';
import { sessionCall } from './call.ts';

/**
 * The reports' summary. It shares the route GET /api/ventas/ with the list of notas; the query `resultSummary=1` selects the
 * summary.
 */
export const readSummaryCall = sessionCall<typeof readSummarySchemas>('GET', '/api/ventas/', 'reportes.leer');

/** One month's sales as a workbook: a row per day and sucursal, and a total. */
export const exportSummaryCall = sessionCall<typeof exportSummarySchemas>('GET', '/api/ventas/resumen/exportar', 'reportes.leer');

/** Today's sales, pagos and deliveries, for one sucursal or for all that the session sees. */
export const readTodayCall = sessionCall<typeof readTodaySchemas>('GET', '/api/ventas/hoy', 'reportes.leer');
