import type { Access, Call, CallSchemas } from '@lavanda/shared/contract/calls/call';
import { can } from '@lavanda/shared/domain/roles';
import { isSectionPermission, type SectionPermissionName } from '@lavanda/shared/domain/sectionPermissions';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { type CallSlots, HeldSlots } from './heldSlots.ts';
import { HttpProblem } from './problem.ts';
import type { Session } from './session.ts';

/** Largest body of a public call, bytes: parsing a large body would block the server. */
const PUBLIC_BODY_LIMIT = 16_384;

export const SESSION_ENDED = 'Tu sesión terminó. Inicia sesión de nuevo.';

/** Functions that authorize requests. The app supplies them, because `http` knows neither sessions nor deploy tokens. */
export interface Authorizers {
  session(request: FastifyRequest): Promise<Session | null>;
  /**
   * Counts a call of the session.
   * @throws HttpProblem 429 above the limit of the session's user or laundry
   */
  countCall(session: Session): void;
  /**
   * Waits until the session may run another call.
   * @returns a function that ends the call, to be called once
   * @throws HttpProblem 429 when too many calls of the user wait
   */
  enterCall(session: Session): Promise<() => void>;
  /**
   * Holder of the request's deploy token.
   * @throws HttpProblem 401 without a known token, 403 when the token belongs to another remote
   */
  deployToken(request: FastifyRequest): Promise<string>;
  /** Whether the session's role has the permission, as the laundry decided or by default; a superuser has every permission. */
  hasPermission(session: Session, permission: SectionPermissionName): Promise<boolean>;
  /**
   * The session under which a captured call runs.
   * @throws HttpProblem 403 or 422 when the sender may not act for the capturer that the body names
   */
  capture(session: Session, body: object): Promise<Session>;
}

declare module 'fastify' {
  interface FastifyInstance {
    authorizers: Authorizers;
  }
  interface FastifyRequest {
    /** Session of the caller, set by `route` before the body is read; null on public calls and on calls with a deploy token. */
    session: Session | null;
    /** Holder of the deploy token; null on calls that need none. */
    deployToken: string | null;
    /** The slots that a session's call holds; null on other calls. */
    heldSlots: HeldSlots | null;
  }
}

/** Gives the app the functions by which `route` authorizes calls. */
export function setAuthorizers(app: FastifyInstance, authorizers: Authorizers): void {
  app.decorate('authorizers', authorizers);
  app.decorateRequest('session', null);
  app.decorateRequest('deployToken', null);
  app.decorateRequest('heldSlots', null);
}

type Part<S, K extends 'body' | 'query' | 'params'> = S extends { [P in K]: infer T extends TSchema } ? Static<T> : undefined;

type SchemasOf<C extends Call> = NonNullable<C['schemas']>;

/** The input of a call's handler, validated against the call's schemas. */
export interface CallRequest<C extends Call> {
  session: C['access'] extends 'public' | 'deployToken' ? null : Session;
  deployToken: C['access'] extends 'deployToken' ? string : null;
  body: Part<SchemasOf<C>, 'body'>;
  query: Part<SchemasOf<C>, 'query'>;
  params: Part<SchemasOf<C>, 'params'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface RouteExtras {
  /** Largest body, bytes. The default is 16 KB for public calls, and the server's limit for the others. */
  bodyLimit?: number;
  /** Set for streamed answers, which are sent uncompressed. */
  compress?: false;
  /** Limits how many of these calls run at once. The slot is taken before the body is read and freed after the answer. */
  slots?: CallSlots;
  /** Set for an answer that stays open: it occupies one of `slots`, but doesn't make the user's other calls wait. */
  stays?: true;
}

/**
 * Registers a call of the contract. Session and role, or deploy token, are checked before the body is read (401, 403), then
 * params, query and body (400 naming the fields). The response schema serializes the answer unless `handler` sent the reply.
 */
export function route<C extends Call>(
  app: FastifyInstance,
  call: C,
  schemas: SchemasOf<C>,
  handler: (request: CallRequest<C>) => Promise<Static<SchemasOf<C>['response']> | FastifyReply>,
  { slots, stays, ...options }: RouteExtras = {},
): void {
  app.route({
    ...(call.access === 'public' ? { bodyLimit: PUBLIC_BODY_LIMIT } : {}),
    ...options,
    method: call.method,
    url: call.path,
    schema: fastifySchema(call, schemas),
    onRequest: async (request, reply) => {
      if (call.access === 'deployToken') request.deployToken = await app.authorizers.deployToken(request);
      else if (call.access !== 'public') request.session = await authorize(app, request, call.access);
      if (request.session) await takeSlots(app, request, reply, { slots, stays });
    },
    handler: (request, reply) => {
      const { session, deployToken, body, query, params, heldSlots } = request;
      const run = async () => {
        const counted = session && isCapture(schemas) ? await app.authorizers.capture(session, body as object) : session;
        return handler({ session: counted, deployToken, body, query, params, request, reply } as CallRequest<C>);
      };
      return heldSlots ? heldSlots.run(run) : run();
    },
  });
}

/** Whether a call's body may name the user who captured it. */
function isCapture({ body }: CallSchemas): boolean {
  return body !== undefined && 'properties' in body && Object.hasOwn(body.properties as object, 'capturada_por');
}

/**
 * Takes the call's slots.
 * @throws HttpProblem 429 without a free slot or when too many calls of the user wait, 408 when the client disconnected while
 * waiting
 */
async function takeSlots(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { slots, stays }: Pick<RouteExtras, 'slots' | 'stays'>,
): Promise<void> {
  const { session } = request;
  if (!session) return;
  const held = new HeldSlots(reply.raw);
  request.heldSlots = held;
  // `slots` refuses a call at once when no slot is free, so the call takes its slot before it waits for the user's other calls.
  if (slots) held.hold(slots.enter(session));
  if (!stays) held.hold(await app.authorizers.enterCall(session));
  if (held.closed) throw new HttpProblem(408, 'La petición se canceló.');
}

/** Sends an answer whose JSON text exists already. */
export function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}

/** The schemas with which Fastify validates, documents and serializes a call. */
function fastifySchema({ path }: Call, { summary, params, query, body, response }: CallSchemas): FastifySchema {
  return {
    summary,
    tags: [path.split('/')[2] ?? 'api'],
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    response: { 200: response },
  };
}

type SessionAccess = Exclude<Access, 'public' | 'deployToken'>;

/** Whether the session has the permission that a call needs. */
async function mayCall(app: FastifyInstance, session: Session, access: SessionAccess): Promise<boolean> {
  if (access === 'session') return true;
  return isSectionPermission(access) ? app.authorizers.hasPermission(session, access) : can(session.rol, access);
}

/**
 * The caller's session.
 * @throws HttpProblem 401 without a session, 403 when its role isn't allowed, 429 above its limit of calls
 */
async function authorize(app: FastifyInstance, request: FastifyRequest, access: SessionAccess): Promise<Session> {
  const session = await app.authorizers.session(request);
  if (!session) throw new HttpProblem(401, SESSION_ENDED);
  app.authorizers.countCall(session);
  if (!(await mayCall(app, session, access))) throw new HttpProblem(403, 'Tu usuario no tiene permiso para hacer esto.');
  return session;
}
