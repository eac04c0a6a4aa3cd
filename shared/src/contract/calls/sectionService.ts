import type { readServiceSchemas, sendServiceSchemas } from '../schemas/sectionService.ts';
import { sessionCall } from './call.ts';

/**
 * Reads from the service of a section's team. The server forwards the request with the user who made it.
 * @throws 403 without the section's permission, 404 when the user has no section of this segment with a service, 503 while the
 * service isn't set up or doesn't answer
 */
export const readServiceCall = sessionCall<typeof readServiceSchemas>('GET', '/api/s/:segmento/*', 'session');

/** Sends at most 1 MB of JSON to the service of a section's team, with the same errors as `readServiceCall`. */
export const sendServiceCall = sessionCall<typeof sendServiceSchemas>('POST', '/api/s/:segmento/*', 'session');
