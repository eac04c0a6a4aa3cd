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
import { takeCode } from './checkCode.ts';
import { activate, prepare, remove, secondFactorOf } from './enrolment.ts';
import { openHeld } from './heldSessions.ts';

/** Routes of the authenticator application: its state, turning it on and off, and the code at sign-in. */
export function secondFactorRoutes(app: FastifyInstance, db: Database): void {
  route(app, secondFactorCall, secondFactorSchemas, async ({ session }) => secondFactorOf(db, session));

  route(app, prepareSecondFactorCall, prepareSecondFactorSchemas, async ({ session, body }) =>
    prepare(db, session, body.password),
  );

  route(app, activateSecondFactorCall, activateSecondFactorSchemas, async ({ session, body, request }) => ({
    codigos: await activate(db, session, body.codigo, request.ip),
  }));

  route(app, removeSecondFactorCall, removeSecondFactorSchemas, async ({ session, body, request }) => {
    await remove(db, session, { password: body.password, code: body.codigo, address: request.ip });
    return {};
  });

  route(app, enterCodeCall, enterCodeSchemas, async ({ body, request, reply }) => {
    const { rol: role, ...account } = await openHeld(db, sessionDigest(request), (held) =>
      takeCode(db, held, { code: body.codigo, address: request.ip }),
    );
    await rememberPlace(db, account, request, reply);
    return { redirection: redirectionOf(role) };
  });
}
