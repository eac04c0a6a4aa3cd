import type { readCapacitySchemas, readPromisesSchemas } from '../schemas/promises.ts';
import { sessionCall } from './call.ts';

/** The promises of a sucursal by day, and its capacity. */
export const readCapacityCall = sessionCall<typeof readCapacitySchemas>('GET', '/api/ventas/capacidad', 'notas.leer');

/** The kept promises of a year, for one sucursal or for all that the session sees. */
export const readPromisesCall = sessionCall<typeof readPromisesSchemas>('GET', '/api/ventas/promesas', 'reportes.leer');
