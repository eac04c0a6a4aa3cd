import type {
  activateSecondFactorSchemas,
  enterCodeSchemas,
  prepareSecondFactorSchemas,
  removeSecondFactorSchemas,
  secondFactorSchemas,
} from '../schemas/secondFactor.ts';
import { publicCall, sessionCall } from './call.ts';

const ROOT = '/api/auth/segundoFactor';

export const secondFactorCall = sessionCall<typeof secondFactorSchemas>('GET', ROOT, 'session');

/** Prepares the second factor by code. 403 (campo 'password') wrong password, 409 already active, 429 throttled. */
export const prepareSecondFactorCall = sessionCall<typeof prepareSecondFactorSchemas>('POST', `${ROOT}/preparar`, 'configurar');

/**
 * Activates the second factor, and ends the account's other sessions. 403 (campo 'codigo') wrong code, 409 not prepared or
 * already active.
 */
export const activateSecondFactorCall = sessionCall<typeof activateSecondFactorSchemas>('POST', `${ROOT}/activar`, 'configurar');

/** Removes the second factor. 403 (campo 'password' or 'codigo') wrong, 409 not active, 429 throttled. */
export const removeSecondFactorCall = sessionCall<typeof removeSecondFactorSchemas>('POST', `${ROOT}/quitar`, 'session');

/**
 * Completes a sign-in with a code. 401 when no session waits for its code (it waits 10 minutes), 403 (campo 'codigo') wrong
 * code, 429 after five wrong codes.
 */
export const enterCodeCall = publicCall<typeof enterCodeSchemas>('POST', `${ROOT}/entrar`);
