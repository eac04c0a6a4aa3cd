import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { readSessionCall, signInCall, signOutCall } from '@lavanda/shared/contract/calls/auth';
import { readSessionSchemas, signInSchemas, signOutSchemas } from '@lavanda/shared/contract/schemas/auth';
import { redirectionOf } from '@lavanda/shared/domain/roles';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connection.ts';
import { setCookie } from '../http/cookies.ts';
import { route } from '../http/route.ts';
import { previewedBy } from '../releases/previews/previews.ts';
import { permissionsIn } from '../sections/declarations.ts';
import { placeOf, rememberPlace } from './knownPlaces.ts';
import { holdForSecondFactor } from './secondFactor/heldSessions.ts';
import { type SiteSettings, siteOf } from './secondFactor/passkeys/site.ts';
import { sessionData } from './sessionData.ts';
import { COOKIE_LIFETIME_SECONDS, describeSession, endSession, SESSION_COOKIE } from './sessions.ts';
import { signIn } from './signIn.ts';

/** Routes of sign-in, sign-out and session data. Only these calls also accept form data (spec 7). */
export async function authRoutes(app: FastifyInstance, db: Database, settings: SiteSettings): Promise<void> {
  await app.register(formbody, { bodyLimit: 16_384 });
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fields: 10, files: 0, parts: 10, fieldSize: 4_096, fieldNameSize: 100, headerPairs: 50 },
  });

  route(app, signInCall, signInSchemas, async ({ body, request, reply }) => {
    const { token, rol: role, ...account } = await signIn(db, body.usuario, body.password, placeOf(request));
    // Signing in ends the session of which the request still brings the cookie.
    await endSession(db, request);
    await describeSession(db, token, request);
    setCookie(request, reply, SESSION_COOKIE, token, COOKIE_LIFETIME_SECONDS);
    const factors = await holdForSecondFactor(db, account, token);
    if (factors) {
      // A passkey is offered only where the site's address is known.
      const usable = siteOf(settings, request) ? factors : factors.filter((factor) => factor !== 'llave');
      return { redirection: '', segundoFactor: true, factores: usable };
    }
    await rememberPlace(db, account, request, reply);
    return { redirection: redirectionOf(role) };
  });

  route(app, signOutCall, signOutSchemas, async ({ request, reply }) => {
    await endSession(db, request);
    setCookie(request, reply, SESSION_COOKIE, '', 0);
    return {};
  });

  route(app, readSessionCall, readSessionSchemas, async ({ session, request }) =>
    sessionData(db, session, (await previewedBy(db, request)).flatMap(permissionsIn)),
  );
}
