import type {
  activateUserSchemas,
  changePasswordSchemas,
  forgotPasswordSchemas,
  listTeamSchemas,
  makeResetLinkSchemas,
  readInvitationSchemas,
  readResetSchemas,
  removeUserSchemas,
  resendInvitationSchemas,
  resetPasswordSchemas,
  saveUserSchemas,
} from '../schemas/team.ts';
import { publicCall, sessionCall } from './call.ts';

export const listTeamCall = sessionCall<typeof listTeamSchemas>('GET', '/api/tenant/allUsersByTenant', 'configurar');

/**
 * Invites or changes an account. A new role ends its sessions. 422 role not grantable, 409 e-mail in use, 404 unknown
 * account.
 */
export const saveUserCall = sessionCall<typeof saveUserSchemas>('POST', '/api/usuarios/guardar', 'configurar');

/**
 * Removes the account `_id` and ends its sessions. 409 for the last superuser and for the user's own account, 404 for
 * an unknown account.
 */
export const removeUserCall = sessionCall<typeof removeUserSchemas>('POST', '/api/usuarios/delete', 'configurar');

/** Sends a new invitation; the earlier link stops working. 409 when the account is confirmed. */
export const resendInvitationCall = sessionCall<typeof resendInvitationSchemas>('POST', '/api/usuarios/reenviar', 'configurar');

/**
 * Makes a link with which a colleague chooses a new password, for a laundry without mail; the earlier link stops
 * working. 404 unknown account, 409 for an unconfirmed account and for the user's own.
 */
export const makeResetLinkCall = sessionCall<typeof makeResetLinkSchemas>('POST', '/api/usuarios/enlacePassword', 'configurar');

/**
 * Returns the invited user and the laundry (repeated under `response`, as in this area's other calls), and sets the
 * HttpOnly cookie that `activateUserCall` needs. 404 invalid or used, 401 expired, 429 throttled.
 */
export const readInvitationCall = publicCall<typeof readInvitationSchemas>('GET', '/api/usuarios/confirmation/:token');

export const activateUserCall = publicCall<typeof activateUserSchemas>('POST', '/api/usuarios/confirmation/submit');

/**
 * 'Olvidé mi contraseña': always 200, so it does not reveal which accounts exist. `sinCorreo` says that this server sends no
 * mail to anybody. 429 throttled.
 */
export const forgotPasswordCall = publicCall<typeof forgotPasswordSchemas>('POST', '/api/auth/olvide');

/** Whether the mailed link {base}/usuarios/restablecer/{token} still works: 404 invalid or used, 401 expired. */
export const readResetCall = publicCall<typeof readResetSchemas>('GET', '/api/auth/restablecer/:token');

/**
 * Sets a new password and ends every session of the account. 422 for a password under 6 characters, 404 invalid or used
 * link, 401 expired link.
 */
export const resetPasswordCall = publicCall<typeof resetPasswordSchemas>('POST', '/api/auth/restablecer');

/**
 * Changes the user's own password and ends their other sessions. 403 (`campo` 'actual') wrong current password, 422 for
 * a password under 6 characters, 429 throttled.
 */
export const changePasswordCall = sessionCall<typeof changePasswordSchemas>('POST', '/api/auth/cambiarPassword', 'session');
