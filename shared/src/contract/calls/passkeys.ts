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
 * Prepares a new passkey. 403 (campo 'password') wrong password, 409 too many passkeys or unknown address of the site, 429
 * throttled.
 */
export const preparePasskeyCall = sessionCall<typeof preparePasskeySchemas>('POST', `${ROOT}/preparar`, 'configurar');

/**
 * Adds a passkey. The account's first second factor ends its other sessions. 403 refused; 409 expired, already registered, or
 * too many passkeys.
 */
export const addPasskeyCall = sessionCall<typeof addPasskeySchemas>('POST', `${ROOT}/agregar`, 'configurar');

/** Removes a passkey. 403 (campo 'password' or 'codigo') wrong, 404 unknown passkey, 429 throttled. */
export const removePasskeyCall = sessionCall<typeof removePasskeySchemas>('POST', `${ROOT}/quitar`, 'session');

/**
 * Gives the challenge for a passkey at sign-in. 401 when no session waits for its second factor, 409 when the account has no
 * passkey.
 */
export const challengePasskeyCall = publicCall<typeof challengePasskeySchemas>('POST', `${ROOT}/retar`);

/**
 * Completes a sign-in with a passkey. 401 when no session waits for its second factor, 403 refused, 409 the challenge expired
 * or was used, 429 after five refusals.
 */
export const enterPasskeyCall = publicCall<typeof enterPasskeySchemas>('POST', `${ROOT}/entrar`);
