import type { readTrailSchemas } from '../schemas/auditTrail.ts';
import { sessionCall } from './call.ts';

/** What an entry is about, as the filter of 'Bitácora' offers it. */
export const TRAIL_KINDS = ['notas', 'dinero', 'clientes', 'equipo', 'accesos', 'configuracion', 'archivos'] as const;
export type TrailKind = (typeof TRAIL_KINDS)[number];

/** Newest first, 30 a page. */
export const readTrailCall = sessionCall<typeof readTrailSchemas>('GET', '/api/bitacora', 'configurar');
