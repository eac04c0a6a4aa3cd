import { activateUserCall, readInvitationCall } from '@lavanda/shared/contract/calls/team';
import { activateUserSchemas, readInvitationSchemas } from '@lavanda/shared/contract/schemas/team';
import { checkActivation } from '@lavanda/shared/domain/activation';
import { oneSpace } from '@lavanda/shared/domain/text';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../auth/passwords.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../db/connection.ts';
import { type Cookie, readCookie, setCookie } from '../http/cookies.ts';
import { HttpProblem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { openLink } from './openLink.ts';
import type { OutgoingEmails } from './outgoingEmails.ts';
import { requirePassword } from './password.ts';
import { passwordRoutes } from './passwordRoutes.ts';
import { TEXTS } from './texts.ts';
import { redeemToken } from './tokens.ts';

/** Cookie that passes the token from the activation page to the call of its form, which doesn't send the token (spec). */
const ACTIVATION_COOKIE: Cookie = {
  nombre: 'lavanda_activacion',
  path: '/api/usuarios/confirmation',
  sameSite: 'strict',
};
const COOKIE_LIFETIME_SECONDS = 3_600;

/** Routes to activate an invited account and to reset or change a password. */
export function invitationRoutes(app: FastifyInstance, db: Database, settings: Settings, emails: OutgoingEmails): void {
  route(app, readInvitationCall, readInvitationSchemas, async ({ params, request, reply }) => {
    const { tenant, usuario: user } = await openLink(db, request.ip, params.token, 'activacion');
    setCookie(request, reply, ACTIVATION_COOKIE, params.token, COOKIE_LIFETIME_SECONDS);
    return { tenant, usuario: user, response: { tenant, usuario: user } };
  });

  route(app, activateUserCall, activateUserSchemas, async ({ body, request, reply }) => {
    const token = readCookie(request, ACTIVATION_COOKIE) ?? '';
    // The token decides for which account the password is set; the form's `usuario` only has to match it.
    const { usuario: user } = await openLink(db, request.ip, token, 'activacion');
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

  passwordRoutes(app, db, settings, emails);
}
