import type { readSessionSchemas, signInSchemas, signOutSchemas } from '../schemas/auth.ts';
import { publicCall, sessionCall } from './call.ts';

/** The body is form data (multipart or urlencoded) or JSON. 401 unknown user, 403 wrong password, 429 throttled. */
export const signInCall = publicCall<typeof signInSchemas>('POST', '/api/auth/submit');

export const signOutCall = publicCall<typeof signOutSchemas>('POST', '/api/auth/logout');

export const readSessionCall = sessionCall<typeof readSessionSchemas>('GET', '/api/auth/authData', 'session');
