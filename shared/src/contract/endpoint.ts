import type { TSchema } from 'typebox';
import type { Permission } from '../domain/roles.ts';

/**
 * One API call: the server validates and documents it, and the client's types derive from it. `action` is the
 * permission the session's role needs; 'publica' needs no session, 'sesion' any session, 'llave' a deploy token of the
 * remote in the path.
 */
export interface Endpoint {
  method: 'GET' | 'POST';
  /** Fastify path, e.g. /api/ventas/:nota. */
  path: string;
  summary: string;
  action: Permission | 'publica' | 'sesion' | 'llave';
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  response: TSchema;
}
