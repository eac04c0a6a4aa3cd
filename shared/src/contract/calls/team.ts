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
 * Invites or changes an account. A new role ends the account's sessions.
 * @throws 422 for a role that the user may not grant, 409 for an e-mail in use, 404 for an unknown account, 429 after too many
 * invitations
 */
export const saveUserCall = sessionCall<typeof saveUserSchemas>('POST', '/api/usuarios/guardar', 'configurar');

/**
 * Removes the account `_id` and ends its sessions.
 * @throws 409 for the last superuser and for the user's own account, 404 for an unknown account
 */
export const removeUserCall = sessionCall<typeof removeUserSchemas>('POST', '/api/usuarios/delete', 'configurar');

/**
 * Sends a new invitation; the earlier link stops working.
 * @throws 404 for an unknown account, 409 when the account is already confirmed or its e-mail in use, 429 after too many
 * invitations
 */
export const resendInvitationCall = sessionCall<typeof resendInvitationSchemas>('POST', '/api/usuarios/reenviar', 'configurar');

/**
 * Makes a link with which a colleague chooses a new password, for a laundry without mail. The earlier link stops working.
 * @throws 404 for an unknown account, 409 for an unconfirmed account and for the user's own
 */
export const makeResetLinkCall = sessionCall<typeof makeResetLinkSchemas>('POST', '/api/usuarios/enlacePassword', 'configurar');

/**
 * Returns the invited user and the laundry (repeated under `response`, as in this area's other calls), and sets the HttpOnly
 * cookie that `activateUserCall` needs.
 * @throws 404 for an invalid or used link, 401 for an expired one, 429 after too many attempts
 */
export const readInvitationCall = publicCall<typeof readInvitationSchemas>('GET', '/api/usuarios/confirmation/:token');

export const activateUserCall = publicCall<typeof activateUserSchemas>('POST', '/api/usuarios/confirmation/submit');

/**
 * 'Olvidé mi contraseña'. The answer to an unknown account is 200 too, so that it doesn't reveal which accounts exist.
 * `sinCorreo` means that this server sends no mail at all.
 * @throws 429 after too many attempts
 */
export const forgotPasswordCall = publicCall<typeof forgotPasswordSchemas>('POST', '/api/auth/olvide');

/**
 * Checks that the mailed link {base}/usuarios/restablecer/{token} still works.
 * @throws 404 for an invalid or used link, 401 for an expired one
 */
export const readResetCall = publicCall<typeof readResetSchemas>('GET', '/api/auth/restablecer/:token');

/**
 * Sets a new password and ends every session of the account.
 * @throws 422 for a password under 6 characters or easy to guess, 404 for an invalid or used link, 401 for an expired link
 */
export const resetPasswordCall = publicCall<typeof resetPasswordSchemas>('POST', '/api/auth/restablecer');

/**
 * Changes the user's own password and ends their other sessions.
 * @throws 403 (`campo` 'actual') for a wrong current password, 422 for a new one under 6 characters or easy to guess, 429 after
 * too many attempts
 */
export const changePasswordCall = sessionCall<typeof changePasswordSchemas>('POST', '/api/auth/cambiarPassword', 'session');
