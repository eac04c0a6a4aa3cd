import {
  listTeamCall,
  makeResetLinkCall,
  removeUserCall,
  resendInvitationCall,
  saveUserCall,
} from '@lavanda/shared/contract/calls/team';
import {
  type InvitationResponse,
  listTeamSchemas,
  type Member,
  makeResetLinkSchemas,
  removeUserSchemas,
  resendInvitationSchemas,
  saveUserSchemas,
} from '@lavanda/shared/contract/schemas/team';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../db/connection.ts';
import { withTenant } from '../db/tenancy.ts';
import { HttpProblem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import type { Session } from '../http/session.ts';
import { linkOf } from '../invitations/links.ts';
import { invitationMessage } from '../invitations/messages.ts';
import type { OutgoingEmails } from '../invitations/outgoingEmails.ts';
import { type Invitation, invite, reinvite } from './invite.ts';
import { InvitationLimits } from './inviteLimits.ts';
import { readTeam } from './readTeam.ts';
import { makeResetToken } from './resetLink.ts';
import { TEXTS } from './texts.ts';
import { deleteUser, updateUser } from './updateUser.ts';

/** Routes of a laundry's team: members, invitations and roles. */
export function teamRoutes(app: FastifyInstance, db: Database, settings: Settings, emails: OutgoingEmails): void {
  const limits = new InvitationLimits(settings.invitationsAtOnce);
  const readMember = async ({ tenantId }: Session, id: string): Promise<Member> => {
    const [member] = await withTenant(db, tenantId, (tx) => readTeam(tx, tenantId, id));
    if (!member) throw new HttpProblem(404, TEXTS.notFound);
    return member;
  };

  /** Sends the e-mail of an invitation that is stored already, so that the link can be sent again if sending fails. */
  const send = async (
    session: Session,
    request: FastifyRequest,
    { userId, usuario: user, token }: Invitation,
  ): Promise<InvitationResponse> => {
    const { nombre: name } = await withTenant(db, session.tenantId, (tx) =>
      tx.selectFrom('tenants').select('nombre').where('id', '=', session.tenantId).executeTakeFirstOrThrow(),
    );
    const link = linkOf(settings, request, 'activacion', token);
    const email = await emails.send(token, invitationMessage(user, name, link));
    return {
      response: userId,
      usuario: await readMember(session, userId),
      correo: email,
      ...(emails.hasServer ? {} : { enlace: link }),
    };
  };

  route(app, listTeamCall, listTeamSchemas, async ({ session }) => ({
    response: await withTenant(db, session.tenantId, (tx) => readTeam(tx, session.tenantId)),
  }));

  route(app, saveUserCall, saveUserSchemas, async ({ session, body, request }) => {
    const id = body._id?.toLowerCase();
    if (!id) return send(session, request, await invite(db, session, body, limits));
    await updateUser(db, session, id, body);
    return { response: id, usuario: await readMember(session, id) };
  });

  route(app, removeUserCall, removeUserSchemas, async ({ session, body }) => {
    await deleteUser(db, session, body._id.toLowerCase());
    return { eliminado: true };
  });

  route(app, resendInvitationCall, resendInvitationSchemas, async ({ session, body, request }) =>
    send(session, request, await reinvite(db, session, body._id.toLowerCase(), limits)),
  );

  route(app, makeResetLinkCall, makeResetLinkSchemas, async ({ session, body, request }) => ({
    enlace: linkOf(settings, request, 'restablecer', await makeResetToken(db, session, body._id.toLowerCase())),
  }));
}
