import type { Llamada } from '@lavanda/shared/contract/llamada';
import { puede } from '@lavanda/shared/domain/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Problematico } from './problema.ts';
import type { Sesion } from './sesion.ts';

/** How a request says who makes it. The app gives them: `http` knows neither sessions nor deploy tokens. */
export interface Authorizers {
  session(request: FastifyRequest): Promise<Sesion | null>;
  /** Who holds the request's deploy token. @throws Problematico 401 without a known one, 403 with another remote's */
  deployToken(request: FastifyRequest): Promise<string>;
}

declare module 'fastify' {
  interface FastifyInstance {
    authorizers: Authorizers;
  }
  interface FastifyRequest {
    /** Set by `atender` before the body is read; null on public calls. */
    sesion: Sesion | null;
    /** Who holds the deploy token of a call that needs one. */
    llave: string | null;
  }
}

export function setAuthorizers(app: FastifyInstance, authorizers: Authorizers): void {
  app.decorate('authorizers', authorizers);
  app.decorateRequest('sesion', null);
  app.decorateRequest('llave', null);
}

type Parte<L extends Llamada, K extends 'cuerpo' | 'query' | 'params'> = L[K] extends TSchema ? Static<L[K]> : undefined;

/** What the function behind a call is given: checked against the call's schemas. */
export interface Peticion<L extends Llamada> {
  sesion: L['accion'] extends 'publica' | 'llave' ? null : Sesion;
  llave: L['accion'] extends 'llave' ? string : null;
  cuerpo: Parte<L, 'cuerpo'>;
  query: Parte<L, 'query'>;
  params: Parte<L, 'params'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface RouteExtras {
  /** Largest body, bytes, when it isn't the server's. */
  bodyLimit?: number;
  /** For answers sent piece by piece, which go as they are. */
  compress?: false;
}

/**
 * Registers the route of a call of the contract. Session and role, or the deploy token, are checked before a byte of the body is read (401, 403), then
 * params, query and body against the contract's schemas (400 naming the fields); the answer is written by the answer's schema, unless `trabajo`
 * sends it by itself and returns the reply.
 */
export function atender<const L extends Llamada>(
  app: FastifyInstance,
  llamada: L,
  trabajo: (peticion: Peticion<L>) => Promise<Static<L['respuesta']> | FastifyReply>,
  options: RouteExtras = {},
): void {
  app.route({
    ...options,
    method: llamada.metodo,
    url: llamada.ruta,
    schema: esquemaDe(llamada),
    onRequest: async (request) => {
      if (llamada.accion === 'llave') request.llave = await app.authorizers.deployToken(request);
      else if (llamada.accion !== 'publica') request.sesion = await autorizar(app, request, llamada.accion);
    },
    handler: async (request, reply) =>
      trabajo({
        sesion: request.sesion,
        llave: request.llave,
        cuerpo: request.body,
        query: request.query,
        params: request.params,
        request,
        reply,
      } as Peticion<L>),
  });
}

/** Sends an answer that is JSON already, as it is. */
export function enviarJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}

/** What Fastify checks, documents and writes a call by. */
function esquemaDe(llamada: Llamada): FastifySchema {
  return {
    summary: llamada.resumen,
    tags: [llamada.ruta.split('/')[2] ?? 'api'],
    ...(llamada.params ? { params: llamada.params } : {}),
    ...(llamada.query ? { querystring: llamada.query } : {}),
    ...(llamada.cuerpo ? { body: llamada.cuerpo } : {}),
    response: { 200: llamada.respuesta },
  };
}

type AccionDeSesion = Exclude<Llamada['accion'], 'publica' | 'llave'>;

/** @throws 401 without a session, 403 when its role may not */
async function autorizar(app: FastifyInstance, request: FastifyRequest, accion: AccionDeSesion): Promise<Sesion> {
  const sesion = await app.authorizers.session(request);
  if (!sesion) throw new Problematico(401, 'Tu sesión terminó. Inicia sesión de nuevo.');
  if (accion !== 'sesion' && !puede(sesion.rol, accion))
    throw new Problematico(403, 'Tu usuario no tiene permiso para hacer esto.');
  return sesion;
}
