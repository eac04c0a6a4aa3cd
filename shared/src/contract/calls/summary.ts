import type { exportSummarySchemas, readSummarySchemas, readTodaySchemas } from '../schemas/summary.ts';
import { sessionCall } from './call.ts';

/** GET /api/ventas/ with `resultSummary=1` returns the reports' summary instead of notas; one route serves both. */
export const readSummaryCall = sessionCall<typeof readSummarySchemas>('GET', '/api/ventas/', 'reportes.leer');

/** One month's sales as a workbook: a row per day and sucursal, and a total. */
export const exportSummaryCall = sessionCall<typeof exportSummarySchemas>('GET', '/api/ventas/resumen/exportar', 'reportes.leer');

/** Today's sales, pagos and deliveries, of one sucursal or of all that the session sees. */
export const readTodayCall = sessionCall<typeof readTodaySchemas>('GET', '/api/ventas/hoy', 'reportes.leer');
