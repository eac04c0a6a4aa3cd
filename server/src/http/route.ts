import type { Endpoint } from '@lavanda/shared/contract/endpoint';
import { can } from '@lavanda/shared/domain/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { type CallSlots, HeldSlot } from './heldSlot.ts';
import { HttpProblem } from './problem.ts';
import type { Session } from './session.ts';

/** How requests are authorized. The app provides it: `http` knows neither sessions nor deploy tokens. */
export interface Authorizers {
  session(request: FastifyRequest): Promise<Session | null>;
  /** Counts a call of the session. @throws HttpProblem 429 above the limits of its user or laundry */
  countCall(session: Session): void;
  /** Holder of the request's deploy token. @throws HttpProblem 401 without a known one, 403 for another remote's */
  deployToken(request: FastifyRequest): Promise<string>;
}

declare module 'fastify' {
  interface FastifyInstance {
    authorizers: Authorizers;
  }
  interface FastifyRequest {
    /** Set by `route` before the body is read; null on public calls. */
    session: Session | null;
    /** Holder of the deploy token, on calls that need one. */
    deployToken: string | null;
    /** Set on calls that run in `slots`. */
    heldSlot: HeldSlot | null;
  }
}

export function setAuthorizers(app: FastifyInstance, authorizers: Authorizers): void {
  app.decorate('authorizers', authorizers);
  app.decorateRequest('session', null);
  app.decorateRequest('deployToken', null);
  app.decorateRequest('heldSlot', null);
}

type Part<L extends Endpoint, K extends 'body' | 'query' | 'params'> = L[K] extends TSchema ? Static<L[K]> : undefined;

/** What a call's handler receives, validated against the call's schemas. */
export interface CallRequest<L extends Endpoint> {
  session: L['action'] extends 'publica' | 'llave' ? null : Session;
  deployToken: L['action'] extends 'llave' ? string : null;
  body: Part<L, 'body'>;
  query: Part<L, 'query'>;
  params: Part<L, 'params'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface RouteExtras {
  /** Largest body, bytes; defaults to the server's. */
  bodyLimit?: number;
  /** For streamed answers, which are sent uncompressed. */
  compress?: false;
  /** Bounds how many of these long calls a laundry has running: entered before the body is read, left with the answer. */
  slots?: CallSlots;
}

/**
 * Registers a call of the contract. Session and role, or deploy token, are checked before the body is read (401, 403),
 * then params, query and body against the schemas (400 naming the fields). The response schema serializes the answer,
 * unless `handler` sends it and returns the reply.
 */
export function route<const L extends Endpoint>(
  app: FastifyInstance,
  call: L,
  handler: (request: CallRequest<L>) => Promise<Static<L['response']> | FastifyReply>,
  { slots, ...options }: RouteExtras = {},
): void {
  app.route({
    ...options,
    method: call.method,
    url: call.path,
    schema: schemaOf(call),
    onRequest: async (request, reply) => {
      if (call.action === 'llave') request.deployToken = await app.authorizers.deployToken(request);
      else if (call.action !== 'publica') request.session = await authorize(app, request, call.action);
      if (slots && request.session) request.heldSlot = new HeldSlot(slots, request.session, reply.raw);
    },
    handler: (request, reply) => {
      const { session, deployToken, body, query, params, heldSlot } = request;
      const run = () => handler({ session, deployToken, body, query, params, request, reply } as CallRequest<L>);
      return heldSlot ? heldSlot.run(run) : run();
    },
  });
}

/** Sends an answer that is already JSON. */
export function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}

/** Schemas Fastify validates, documents and serializes a call with. */
function schemaOf(call: Endpoint): FastifySchema {
  return {
    summary: call.summary,
    tags: [call.path.split('/')[2] ?? 'api'],
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.body ? { body: call.body } : {}),
    response: { 200: call.response },
  };
}

type SessionPermission = Exclude<Endpoint['action'], 'publica' | 'llave'>;

/** @throws HttpProblem 401 without a session, 403 when its role isn't allowed */
async function authorize(app: FastifyInstance, request: FastifyRequest, action: SessionPermission): Promise<Session> {
  const session = await app.authorizers.session(request);
  if (!session) throw new HttpProblem(401, 'Tu sesión terminó. Inicia sesión de nuevo.');
  app.authorizers.countCall(session);
  if (action !== 'sesion' && !can(session.rol, action))
    throw new HttpProblem(403, 'Tu usuario no tiene permiso para hacer esto.');
  return session;
}
