import {
  endMemberSessionsCall,
  endOtherSessionsCall,
  endOwnSessionCall,
  memberSessionsCall,
  ownSessionsCall,
} from '@lavanda/shared/contract/calls/sessions';
import {
  endMemberSessionsSchemas,
  endOtherSessionsSchemas,
  endOwnSessionSchemas,
  memberSessionsSchemas,
  ownSessionsSchemas,
} from '@lavanda/shared/contract/schemas/sessions';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connection.ts';
import { withTenant } from '../db/tenancy.ts';
import { HttpProblem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { readAccount } from '../team/account.ts';
import { note } from '../team/auditLog.ts';
import { endSessionsOf } from './endSessions.ts';
import { listSessions } from './listSessions.ts';

const NOT_FOUND = 'Esa sesión ya no está abierta. Vuelve a cargar la lista.';

/** Routes by which users list and end their own open sessions, and by which a superuser lists and ends those of the team. */
export function sessionRoutes(app: FastifyInstance, db: Database): void {
  route(app, ownSessionsCall, ownSessionsSchemas, async ({ session }) => ({
    sesiones: await withTenant(db, session.tenantId, (tx) => listSessions(tx, session, session.userId)),
  }));

  route(app, endOwnSessionCall, endOwnSessionSchemas, async ({ session: { tenantId, userId }, body }) => {
    const ended = await withTenant(db, tenantId, (tx) => endSessionsOf(tx, tenantId, userId, { only: body._id }));
    if (ended === 0) throw new HttpProblem(404, NOT_FOUND);
    return { terminadas: ended };
  });

  route(app, endOtherSessionsCall, endOtherSessionsSchemas, async ({ session: { tenantId, userId, sessionId } }) => ({
    terminadas: await withTenant(db, tenantId, (tx) => endSessionsOf(tx, tenantId, userId, { except: sessionId })),
  }));

  route(app, memberSessionsCall, memberSessionsSchemas, async ({ session, params }) => ({
    sesiones: await withTenant(db, session.tenantId, async (tx) => {
      const { id } = await readAccount(tx, session.tenantId, params.id);
      return listSessions(tx, session, id);
    }),
  }));

  route(app, endMemberSessionsCall, endMemberSessionsSchemas, async ({ session, params, body }) => ({
    terminadas: await withTenant(db, session.tenantId, async (tx) => {
      const { id } = await readAccount(tx, session.tenantId, params.id);
      const ended = await endSessionsOf(tx, session.tenantId, id, { only: body.sesion });
      if (ended === 0 && body.sesion !== undefined) throw new HttpProblem(404, NOT_FOUND);
      await note(tx, session, 'usuario.terminarSesiones', { _id: id, terminadas: ended });
      return ended;
    }),
  }));
}
