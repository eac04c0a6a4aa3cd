import type { readSessionSchemas, signInSchemas, signOutSchemas } from '../schemas/auth.ts';
import { publicCall, sessionCall } from './call.ts';

/**
 * Signs in. The body is form data (multipart or urlencoded) or JSON.
 * @throws 401 for an unknown or unconfirmed user, 403 for a wrong password, 423 for a deactivated laundry, 429 after too many
 * attempts
 */
export const signInCall = publicCall<typeof signInSchemas>('POST', '/api/auth/submit');

export const signOutCall = publicCall<typeof signOutSchemas>('POST', '/api/auth/logout');

export const readSessionCall = sessionCall<typeof readSessionSchemas>('GET', '/api/auth/authData', 'session');
