import type { readServiceSchemas, sendServiceSchemas } from '../schemas/sectionService.ts';
import { sessionCall } from './call.ts';

/**
 * What a section asks of its own team's service: the server forwards it with who asks. 403 without the section's
 * permission, 404 without the section or its service, 503 while the service doesn't answer.
 */
export const readServiceCall = sessionCall<typeof readServiceSchemas>('GET', '/api/s/:segmento/*', 'session');

/** What a section sends to its own team's service, at most 1 MB of JSON; as `readServiceCall`. */
export const sendServiceCall = sessionCall<typeof sendServiceSchemas>('POST', '/api/s/:segmento/*', 'session');
