import type { readTrailSchemas } from '../schemas/auditTrail.ts';
import { sessionCall } from './call.ts';

/** Reads the trail ('Bitácora'), newest entries first, 30 a page. */
export const readTrailCall = sessionCall<typeof readTrailSchemas>('GET', '/api/bitacora', 'configurar');
