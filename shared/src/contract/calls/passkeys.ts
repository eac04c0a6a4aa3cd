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

/** 403 (campo 'password') wrong password, 409 too many or the site's address isn't known, 429 throttled. */
export const preparePasskeyCall = sessionCall<typeof preparePasskeySchemas>('POST', `${ROOT}/preparar`, 'configurar');

/**
 * The first second factor ends the account's other sessions. 403 refused; 409 expired, registered before or too many.
 */
export const addPasskeyCall = sessionCall<typeof addPasskeySchemas>('POST', `${ROOT}/agregar`, 'configurar');

/** 403 (campo 'password' or 'codigo'), 404 unknown, 429 throttled. */
export const removePasskeyCall = sessionCall<typeof removePasskeySchemas>('POST', `${ROOT}/quitar`, 'session');

/** 401 when no session waits for its second factor, 409 when the account has no passkey. */
export const challengePasskeyCall = publicCall<typeof challengePasskeySchemas>('POST', `${ROOT}/retar`);

/**
 * 401 when no session waits for its second factor, 403 refused, 409 the challenge expired or was used, 429 after five
 * refused.
 */
export const enterPasskeyCall = publicCall<typeof enterPasskeySchemas>('POST', `${ROOT}/entrar`);
