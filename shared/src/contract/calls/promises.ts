import type { readCapacitySchemas, readPromisesSchemas } from '../schemas/promises.ts';
import { sessionCall } from './call.ts';

/** The promises of a sucursal by day, and its capacity. */
export const readCapacityCall = sessionCall<typeof readCapacitySchemas>('GET', '/api/ventas/capacidad', 'notas.leer');

/** Kept promises of a year, of one sucursal or of all that the session sees. */
export const readPromisesCall = sessionCall<typeof readPromisesSchemas>('GET', '/api/ventas/promesas', 'reportes.leer');
