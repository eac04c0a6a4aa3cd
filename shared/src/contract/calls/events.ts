import type { listenSchemas, tellOpenSchemas } from '../schemas/events.ts';
import { sessionCall } from './call.ts';

/** Server-sent events of what the session may read: unnamed ones, `listo`, `latido` and `todo` (read everything again). */
export const listenCall = sessionCall<typeof listenSchemas>('GET', '/api/eventos', 'session');

export const tellOpenCall = sessionCall<typeof tellOpenSchemas>('POST', '/api/eventos/abierta', 'notas.cambiar');
