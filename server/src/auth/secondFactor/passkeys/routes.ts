import {
  addPasskeyCall,
  challengePasskeyCall,
  enterPasskeyCall,
  passkeysCall,
  preparePasskeyCall,
  removePasskeyCall,
} from '@lavanda/shared/contract/calls/passkeys';
import {
  addPasskeySchemas,
  challengePasskeySchemas,
  enterPasskeySchemas,
  passkeysSchemas,
  preparePasskeySchemas,
  removePasskeySchemas,
} from '@lavanda/shared/contract/schemas/passkeys';
import { redirectionOf } from '@lavanda/shared/domain/roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../../db/connection.ts';
import { HttpProblem } from '../../../http/problem.ts';
import { route, SESSION_ENDED } from '../../../http/route.ts';
import { deviceOf } from '../../device.ts';
import { rememberPlace } from '../../knownPlaces.ts';
import { sessionDigest } from '../../sessions.ts';
import { listPasskeys, removePasskey } from './credentials.ts';
import { addPasskey, preparePasskey } from './registration.ts';
import { challengeHeld, openWithPasskey } from './signIn.ts';
import { requireSite, type SiteSettings } from './site.ts';

/** Routes to add and remove the user's own passkeys, and to open a held session with a passkey at sign-in. */
export function passkeyRoutes(app: FastifyInstance, db: Database, settings: SiteSettings): void {
  route(app, passkeysCall, passkeysSchemas, async ({ session, request }) => ({
    llaves: await listPasskeys(db, session),
    dispositivo: deviceOf(request.headers['user-agent']),
  }));

  route(app, preparePasskeyCall, preparePasskeySchemas, async ({ session, body: { password }, request }) => {
    const site = requireSite(settings, request);
    return { opciones: await preparePasskey(db, { session, tokenHash: openToken(request), site, password }) };
  });

  route(app, addPasskeyCall, addPasskeySchemas, async ({ session, body: { nombre: name, respuesta: answer }, request }) => {
    const site = requireSite(settings, request);
    return { codigos: await addPasskey(db, { session, tokenHash: openToken(request), site, name: name.trim(), answer }) };
  });

  route(app, removePasskeyCall, removePasskeySchemas, async ({ session, body, request }) => {
    const { _id: id, password, codigo: code } = body;
    await removePasskey(db, session, { id, password, code, address: request.ip });
    return {};
  });

  route(app, challengePasskeyCall, challengePasskeySchemas, async ({ request }) => ({
    opciones: await challengeHeld(db, sessionDigest(request), requireSite(settings, request)),
  }));

  route(app, enterPasskeyCall, enterPasskeySchemas, async ({ body: { respuesta: answer }, request, reply }) => {
    const site = requireSite(settings, request);
    const signed = { tokenHash: sessionDigest(request), site, answer, address: request.ip };
    const { rol: role, ...account } = await openWithPasskey(db, signed);
    await rememberPlace(db, account, request, reply);
    return { redirection: redirectionOf(role) };
  });
}

function openToken(request: FastifyRequest): Buffer {
  const tokenHash = sessionDigest(request);
  if (tokenHash === null) throw new HttpProblem(401, SESSION_ENDED);
  return tokenHash;
}
