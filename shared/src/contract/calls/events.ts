import type { listenSchemas, tellOpenSchemas } from '../schemas/events.ts';
import { sessionCall } from './call.ts';

/**
 * Server-sent events for the session: changes (messages without an event name), `listo` (the stream is open), `latido` (sent at
 * intervals), `todo` (read everything again) and `fin` (the session ended, or its rights changed).
 */
export const listenCall = sessionCall<typeof listenSchemas>('GET', '/api/eventos', 'session');

export const tellOpenCall = sessionCall<typeof tellOpenSchemas>('POST', '/api/eventos/abierta', 'notas.cambiar');
