import type {
  addPasskeySchemas,
  challengePasskeySchemas,
  enterPasskeySchemas,
  passkeysSchemas,
  preparePasskeySchemas,
  removePasskeySchemas,
} from '../schemas/passkeys.ts';
import { publicCall, sessionCall } from './call.ts';

const ROOT = '/api/auth/segundoFactor/llaves';

export const passkeysCall = sessionCall<typeof passkeysSchemas>('GET', ROOT, 'session');

/**
 * Prepares a new passkey.
 * @throws 403 (campo 'password') for a wrong password, 409 for too many passkeys or an unknown address of the site, 429 after too
 * many attempts
 */
export const preparePasskeyCall = sessionCall<typeof preparePasskeySchemas>('POST', `${ROOT}/preparar`, 'configurar');

/**
 * Adds a passkey. If it is the account's first second factor, the account's other sessions end.
 * @throws 403 when the passkey is refused, 409 when the challenge expired, the passkey is known or there are too many
 */
export const addPasskeyCall = sessionCall<typeof addPasskeySchemas>('POST', `${ROOT}/agregar`, 'configurar');

/**
 * Removes a passkey.
 * @throws 403 (campo 'password' or 'codigo') for a wrong value, 404 for an unknown passkey, 429 after too many attempts
 */
export const removePasskeyCall = sessionCall<typeof removePasskeySchemas>('POST', `${ROOT}/quitar`, 'session');

/**
 * Gives the challenge for a passkey at sign-in.
 * @throws 401 when no session waits for its second factor, 409 when the account has no passkey
 */
export const challengePasskeyCall = publicCall<typeof challengePasskeySchemas>('POST', `${ROOT}/retar`);

/**
 * Completes a sign-in with a passkey.
 * @throws 401 when no session waits for its second factor, 403 when the passkey is refused, 409 when the challenge expired or was
 * used, 429 after five refusals
 */
export const enterPasskeyCall = publicCall<typeof enterPasskeySchemas>('POST', `${ROOT}/entrar`);
