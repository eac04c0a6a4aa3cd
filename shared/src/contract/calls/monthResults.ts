import type { readResultsSchemas } from '../schemas/monthResults.ts';
import { sessionCall } from './call.ts';

/** 'Gastos' and 'Resultado del mes' of a year, of one sucursal or of all that the session sees (day.md 3). */
export const readResultsCall = sessionCall<typeof readResultsSchemas>('GET', '/api/ventas/resultado', 'reportes.leer');
