import {
  activateSecondFactorCall,
  enterCodeCall,
  prepareSecondFactorCall,
  removeSecondFactorCall,
  secondFactorCall,
} from '@lavanda/shared/contract/calls/secondFactor';
import {
  activateSecondFactorSchemas,
  enterCodeSchemas,
  prepareSecondFactorSchemas,
  removeSecondFactorSchemas,
  secondFactorSchemas,
} from '@lavanda/shared/contract/schemas/secondFactor';
import { redirectionOf } from '@lavanda/shared/domain/roles';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connection.ts';
import { route } from '../../http/route.ts';
import { rememberPlace } from '../knownPlaces.ts';
import { sessionDigest } from '../sessions.ts';
import { activate, prepare, remove, secondFactorOf } from './enrolment.ts';
import { openWithCode } from './heldSessions.ts';

/** Routes of the second factor: turning it on and off, and the code at sign-in. */
export function secondFactorRoutes(app: FastifyInstance, db: Database): void {
  route(app, secondFactorCall, secondFactorSchemas, async ({ session }) => secondFactorOf(db, session));

  route(app, prepareSecondFactorCall, prepareSecondFactorSchemas, async ({ session, body }) =>
    prepare(db, session, body.password),
  );

  route(app, activateSecondFactorCall, activateSecondFactorSchemas, async ({ session, body }) => ({
    codigos: await activate(db, session, body.codigo),
  }));

  route(app, removeSecondFactorCall, removeSecondFactorSchemas, async ({ session, body }) => {
    await remove(db, session, body.password, body.codigo);
    return {};
  });

  route(app, enterCodeCall, enterCodeSchemas, async ({ body, request, reply }) => {
    const { rol: role, ...account } = await openWithCode(db, sessionDigest(request), body.codigo);
    await rememberPlace(db, account, request, reply);
    return { redirection: redirectionOf(role) };
  });
}
