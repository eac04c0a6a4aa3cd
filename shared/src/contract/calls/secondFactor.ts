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

/**
 * Prepares the second factor by code.
 * @throws 403 (campo 'password') for a wrong password, 409 when a second factor by code is already active, 429 after too many
 * attempts
 */
export const prepareSecondFactorCall = sessionCall<typeof prepareSecondFactorSchemas>('POST', `${ROOT}/preparar`, 'configurar');

/**
 * Activates the second factor by code, and ends the account's other sessions.
 * @throws 403 (campo 'codigo') for a wrong code, 409 when it isn't prepared or is already active, 429 after too many attempts
 */
export const activateSecondFactorCall = sessionCall<typeof activateSecondFactorSchemas>('POST', `${ROOT}/activar`, 'configurar');

/**
 * Removes the second factor by code; the account's passkeys stay.
 * @throws 403 (campo 'password' or 'codigo') for a wrong value, 409 when no second factor by code is active, 429 after too many
 * attempts
 */
export const removeSecondFactorCall = sessionCall<typeof removeSecondFactorSchemas>('POST', `${ROOT}/quitar`, 'session');

/**
 * Completes a sign-in with a code.
 * @throws 401 when no session waits for its code (a session waits 10 minutes), 403 (campo 'codigo') for a wrong code, 429 after
 * five wrong codes
 */
export const enterCodeCall = publicCall<typeof enterCodeSchemas>('POST', `${ROOT}/entrar`);
