import type { TSchema } from 'typebox';
import type { Accion } from '../domain/roles.ts';

/**
 * One call of the API: what the server validates and documents, and what the client's types come from.
 * `accion` is what the session's role must be allowed; 'publica' needs no session, 'sesion' any session,
 * 'llave' a deploy token of the remote in the path instead of one.
 */
export interface Llamada {
  metodo: 'GET' | 'POST';
  /** Fastify path, e.g. /api/ventas/:nota. */
  ruta: string;
  resumen: string;
  accion: Accion | 'publica' | 'sesion' | 'llave';
  params?: TSchema;
  query?: TSchema;
  cuerpo?: TSchema;
  respuesta: TSchema;
}
