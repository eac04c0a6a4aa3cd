import type { TSchema } from 'typebox';
import type { Permission } from '../domain/roles.ts';

/**
 * One call of the API: what the server validates and documents, and what the client's types come from.
 * `accion` is what the session's role must be allowed; 'publica' needs no session, 'sesion' any session,
 * 'llave' a deploy token of the remote in the path instead of one.
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
