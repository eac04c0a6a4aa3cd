import type { readTrailSchemas } from '../schemas/auditTrail.ts';
import { sessionCall } from './call.ts';

/** Newest first, 30 a page. */
export const readTrailCall = sessionCall<typeof readTrailSchemas>('GET', '/api/bitacora', 'configurar');
