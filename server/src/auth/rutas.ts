import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { authData, authLogout, authSubmit } from '@lavanda/shared/contract/auth';
import { redireccionDe } from '@lavanda/shared/domain/roles';
import type { FastifyInstance } from 'fastify';
import type { Base } from '../db/conexion.ts';
import { atender } from '../http/atender.ts';
import { ponerCookie } from '../http/cookies.ts';
import { datosSesion } from './datosSesion.ts';
import { entrar } from './entrar.ts';
import { COOKIE_SESION, terminarSesion, VIDA_COOKIE_SEGUNDOS } from './sesiones.ts';

/** Sign-in, sign-out and who is signed in. Only here are forms read besides JSON (spec 7: form data). */
export async function rutasAuth(app: FastifyInstance, base: Base): Promise<void> {
  await app.register(formbody, { bodyLimit: 16_384 });
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fields: 10, files: 0, parts: 10, fieldSize: 4_096, fieldNameSize: 100, headerPairs: 50 },
  });

  atender(app, authSubmit, async ({ cuerpo, request, reply }) => {
    const { token, rol } = await entrar(base, cuerpo.usuario, cuerpo.password, request.ip);
    // Who signs in over another session ends it.
    await terminarSesion(base, request);
    ponerCookie(request, reply, COOKIE_SESION, token, VIDA_COOKIE_SEGUNDOS);
    return { redirection: redireccionDe(rol) };
  });

  atender(app, authLogout, async ({ request, reply }) => {
    await terminarSesion(base, request);
    ponerCookie(request, reply, COOKIE_SESION, '', 0);
    return {};
  });

  atender(app, authData, async ({ sesion }) => datosSesion(base, sesion));
}
