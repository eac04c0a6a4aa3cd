import { changePasswordCall, forgotPasswordCall, readResetCall, resetPasswordCall } from '@lavanda/shared/contract/calls/team';
import {
  changePasswordSchemas,
  forgotPasswordSchemas,
  readResetSchemas,
  resetPasswordSchemas,
} from '@lavanda/shared/contract/schemas/team';
import type { FastifyInstance } from 'fastify';
import { rememberPlace } from '../auth/knownPlaces.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../db/connection.ts';
import { route } from '../http/route.ts';
import { countForgotten } from './limit.ts';
import { linkOf } from './links.ts';
import { resetMessage } from './messages.ts';
import { openLink } from './openLink.ts';
import type { OutgoingEmails } from './outgoingEmails.ts';
import { accountToReset, changePassword, issueResetToken, requirePassword } from './password.ts';
import { redeemToken } from './tokens.ts';

/** Routes to reset a forgotten password, and to change one's own. */
export function passwordRoutes(app: FastifyInstance, db: Database, settings: Settings, emails: OutgoingEmails): void {
  route(app, forgotPasswordCall, forgotPasswordSchemas, async ({ body, request }) => {
    const requestedUser = body.usuario.trim();
    await countForgotten(db, requestedUser, request.ip);
    // This runs in the background, so that neither the answer nor its timing reveals whether the account exists.
    void emails.inBackground(async () => {
      const account = await accountToReset(db, requestedUser);
      if (!account) return;
      const { usuario: user, laundry } = account;
      // On a live server without mail nobody would receive a new link, and issuing it would end one that a superuser handed over.
      if (settings.live && !emails.hasServer) return emails.tellOperator(resetMessage(user, laundry, ''));
      const token = await issueResetToken(db, account);
      await emails.send(token, resetMessage(user, laundry, linkOf(settings, request, 'restablecer', token)));
    });
    return emails.hasServer ? {} : { sinCorreo: true };
  });

  route(app, readResetCall, readResetSchemas, async ({ params, request }) => {
    const { tenant, usuario: user } = await openLink(db, request.ip, params.token, 'restablecer');
    return { tenant, usuario: user };
  });

  route(app, resetPasswordCall, resetPasswordSchemas, async ({ body, request, reply }) => {
    const { usuario: user } = await openLink(db, request.ip, body.token, 'restablecer');
    requirePassword(body.password, user);
    const account = await redeemToken(db, body.token, 'restablecer', await hashPassword(body.password));
    // Who redeems the link counts as the account's user. As a known place, their device has sign-in tries of its own, so they can
    // sign in even while others use up the account's tries by guessing.
    await rememberPlace(db, account, request, reply);
    return { usuario: account.usuario };
  });

  route(app, changePasswordCall, changePasswordSchemas, async ({ session, body }) => {
    await changePassword(db, session, body);
    return {};
  });
}
