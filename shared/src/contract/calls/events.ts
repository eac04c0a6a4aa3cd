import type { listenSchemas, tellOpenSchemas } from '../schemas/events.ts';
import { sessionCall } from './call.ts';

/** Server-sent events of what the session may read: unnamed ones, `listo`, `latido`, `todo` (read everything again) and `fin` (of the session). */
export const listenCall = sessionCall<typeof listenSchemas>('GET', '/api/eventos', 'session');

export const tellOpenCall = sessionCall<typeof tellOpenSchemas>('POST', '/api/eventos/abierta', 'notas.cambiar');
