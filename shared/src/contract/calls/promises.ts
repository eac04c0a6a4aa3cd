import type { readCapacitySchemas, readPromisesSchemas } from '../schemas/promises.ts';
import { sessionCall } from './call.ts';

/** What a sucursal has promised for each day and what it can finish in one. */
export const readCapacityCall = sessionCall<typeof readCapacitySchemas>('GET', '/api/ventas/capacidad', 'notas.leer');

/** Kept promises of a year, of one sucursal or of all that the session sees. */
export const readPromisesCall = sessionCall<typeof readPromisesSchemas>('GET', '/api/ventas/promesas', 'reportes.leer');
