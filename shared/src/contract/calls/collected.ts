import type { readCollectedSchemas } from '../schemas/collected.ts';
import { sessionCall } from './call.ts';

/** 'Cobrado por cajero y caja' of a month, of one sucursal or of all that the session sees (day.md 3). */
export const readCollectedCall = sessionCall<typeof readCollectedSchemas>('GET', '/api/ventas/cobrado', 'reportes.leer');
