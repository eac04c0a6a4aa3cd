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
import type { Base } from '../../db/connection.ts';
import { route } from '../../http/route.ts';
import { sessionDigest } from '../sessions.ts';
import { activate, prepare, remove, secondFactorOf } from './enrolment.ts';
import { openWithCode } from './heldSessions.ts';

/** Routes of the second factor: turning it on and off, and the code at sign-in. */
export function secondFactorRoutes(app: FastifyInstance, base: Base): void {
  route(app, secondFactorCall, secondFactorSchemas, async ({ session }) => secondFactorOf(base, session));

  route(app, prepareSecondFactorCall, prepareSecondFactorSchemas, async ({ session, body }) =>
    prepare(base, session, body.password),
  );

  route(app, activateSecondFactorCall, activateSecondFactorSchemas, async ({ session, body }) => ({
    codigos: await activate(base, session, body.codigo),
  }));

  route(app, removeSecondFactorCall, removeSecondFactorSchemas, async ({ session, body }) => {
    await remove(base, session, body.password, body.codigo);
    return {};
  });

  route(app, enterCodeCall, enterCodeSchemas, async ({ body, request }) => ({
    redirection: redirectionOf(await openWithCode(base, sessionDigest(request), body.codigo)),
  }));
}
