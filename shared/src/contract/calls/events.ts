import type { listenSchemas, tellOpenSchemas } from '../schemas/events.ts';
import { sessionCall } from './call.ts';

/**
 * Server-sent events for the session: changes (unnamed), `listo`, `latido`, `todo` (read everything again) and `fin` (the
 * session ended).
 */
export const listenCall = sessionCall<typeof listenSchemas>('GET', '/api/eventos', 'session');

export const tellOpenCall = sessionCall<typeof tellOpenSchemas>('POST', '/api/eventos/abierta', 'notas.cambiar');
