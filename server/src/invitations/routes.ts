import {
  activateUserCall,
  changePasswordCall,
  forgotPasswordCall,
  readInvitationCall,
  readResetCall,
  resetPasswordCall,
} from '@lavanda/shared/contract/calls/team';
import {
  activateUserSchemas,
  changePasswordSchemas,
  forgotPasswordSchemas,
  readInvitationSchemas,
  readResetSchemas,
  resetPasswordSchemas,
} from '@lavanda/shared/contract/schemas/team';
import { checkActivation } from '@lavanda/shared/domain/activation';
import { oneSpace } from '@lavanda/shared/domain/text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rememberPlace } from '../auth/knownPlaces.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../db/connection.ts';
import type { TokenKind } from '../db/tables/team.ts';
import { type Cookie, readCookie, setCookie } from '../http/cookies.ts';
import { HttpProblem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import type { Envios } from './envios.ts';
import { countForgotten, countLink, forgiveLink } from './limit.ts';
import { linkOf } from './links.ts';
import { resetMessage } from './messages.ts';
import { accountToReset, changePassword, issueResetToken, requirePassword } from './password.ts';
import { TEXTS } from './texts.ts';
import { readToken, redeemToken, type ValidToken } from './tokens.ts';

/** Cookie that passes the token from the activation page to the call of its form, which doesn't send the token (spec). */
const ACTIVATION_COOKIE: Cookie = {
  nombre: 'lavanda_activacion',
  path: '/api/usuarios/confirmation',
  sameSite: 'strict',
};
const COOKIE_LIFETIME_SECONDS = 3_600;

/** Routes to activate an invited account and to reset or change a password. */
export function invitationRoutes(app: FastifyInstance, db: Database, settings: Settings, envios: Envios): void {
  /**
   * The account of a link. A valid link doesn't count towards the limit of its address.
   * @throws HttpProblem 404, 401, 429
   */
  const open = async (request: FastifyRequest, token: string, className: TokenKind): Promise<ValidToken> => {
    await countLink(db, request.ip);
    const current = await readToken(db.kysely, token, className);
    await forgiveLink(db, request.ip);
    return current;
  };

  route(app, readInvitationCall, readInvitationSchemas, async ({ params, request, reply }) => {
    const { tenant, usuario: user } = await open(request, params.token, 'activacion');
    setCookie(request, reply, ACTIVATION_COOKIE, params.token, COOKIE_LIFETIME_SECONDS);
    return { tenant, usuario: user, response: { tenant, usuario: user } };
  });

  route(app, activateUserCall, activateUserSchemas, async ({ body, request, reply }) => {
    const token = readCookie(request, ACTIVATION_COOKIE) ?? '';
    // The token decides for which account the password is set; the form's `usuario` only has to match it.
    const { usuario: user } = await open(request, token, 'activacion');
    if (body.usuario !== undefined && body.usuario.trim().toLowerCase() !== user.toLowerCase()) {
      throw new HttpProblem(404, TEXTS.invalidToken);
    }
    const failure = checkActivation(body);
    if (failure) throw new HttpProblem(422, failure.mensaje, [failure]);
    requirePassword(body.password ?? '', user);
    const name = oneSpace(`${body.nombre} ${body.apellidos}`);
    await redeemToken(db, token, 'activacion', await hashPassword(body.password ?? ''), name);
    setCookie(request, reply, ACTIVATION_COOKIE, '', 0);
    return { usuario: user };
  });

  route(app, forgotPasswordCall, forgotPasswordSchemas, async ({ body, request }) => {
    const requestedUser = body.usuario.trim();
    await countForgotten(db, requestedUser, request.ip);
    // This runs in the background, so that neither the answer nor its timing reveals whether the account exists.
    void envios.inBackground(async () => {
      const account = await accountToReset(db, requestedUser);
      if (!account) return;
      const { usuario: user, laundry } = account;
      // Without a mail server, nobody would receive a new link, and issuing it would end one that a superuser handed over.
      if (settings.live && !envios.hasServer) return envios.tellOperator(resetMessage(user, laundry, ''));
      const token = await issueResetToken(db, account);
      await envios.send(token, resetMessage(user, laundry, linkOf(settings, request, 'restablecer', token)));
    });
    return envios.hasServer ? {} : { sinCorreo: true };
  });

  route(app, readResetCall, readResetSchemas, async ({ params, request }) => {
    const { tenant, usuario: user } = await open(request, params.token, 'restablecer');
    return { tenant, usuario: user };
  });

  route(app, resetPasswordCall, resetPasswordSchemas, async ({ body, request, reply }) => {
    const { usuario: user } = await open(request, body.token, 'restablecer');
    requirePassword(body.password, user);
    const account = await redeemToken(db, body.token, 'restablecer', await hashPassword(body.password));
    // The user, who reads the account's mail, may sign in from this place at once, even while others guess the password.
    await rememberPlace(db, account, request, reply);
    return { usuario: account.usuario };
  });

  route(app, changePasswordCall, changePasswordSchemas, async ({ session, body }) => {
    await changePassword(db, session, body);
    return {};
  });
}
