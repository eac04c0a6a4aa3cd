import type { Llamada } from '@lavanda/shared/contract/llamada';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Credencial, confirmada, credencialDe, sesionSupuesta, tokenDe } from '../auth/sesiones.ts';
import type { Base } from '../db/conexion.ts';
import { type Lector, lectorDe, leerEnTenant, leerTras } from '../db/tenencia.ts';
import { type AccionDeSesion, autorizar, esquemaDe, type Peticion, permitida, TIPO_JSON } from './atender.ts';
import type { Sesion } from './sesion.ts';

type DeSesion = Llamada & { metodo: 'GET'; accion: AccionDeSesion };

/** What a reading is given: it answers by its text alone, so nothing leaves before the session is known to hold. */
export type Lectura<L extends DeSesion> = Omit<Peticion<L>, 'reply'> & {
  sesion: Sesion;
  leer: Lector;
  /** Tells sign-ins apart. */
  llegada: string;
};

interface Trabajos<L extends DeSesion> {
  /** The answer as JSON, read with `leer`. Done again when the session turns out to be another: it only reads. */
  lectura: (lectura: Lectura<L>) => Promise<string>;
  /** Queries that are answered otherwise. */
  aparte?: { cuando: (query: Peticion<L>['query']) => boolean; trabajo: (peticion: Peticion<L>) => Promise<FastifyReply> };
}

/** The session that was supposed isn't the token's any more. */
class Desmentida extends Error {}

/**
 * `atender` for the lists, whose trips to the database are most of what they cost: who asks and what is asked go in one. The reading is made for
 * whom the token belonged to last time; the same trip says whom it belongs to now, and unless that is the very same session the rows are thrown
 * away and all is done in order. The answers are those of `atender`: 401, 403, 400 in that order.
 */
export function atenderLectura<const L extends DeSesion>(
  app: FastifyInstance,
  base: Base,
  llamada: L,
  { lectura, aparte }: Trabajos<L>,
): void {
  const peticionDe = (request: FastifyRequest, sesion: Sesion) =>
    ({ sesion, llave: null, cuerpo: request.body, query: request.query, params: request.params, request }) as unknown as Omit<
      Peticion<L>,
      'reply'
    > & { sesion: Sesion };

  app.route({
    method: llamada.metodo,
    url: llamada.ruta,
    schema: esquemaDe(llamada),
    // What is wrong with the query is told only to whom may ask.
    attachValidation: true,
    handler: async (request, reply) => {
      const token = tokenDe(request);
      const credencial = token === null ? null : credencialDe(token);
      // Embedded, there is no trip to save.
      const supuesta = credencial && base.seguidas && !request.validationError ? supuestaDe(credencial, llamada) : null;
      if (supuesta && !aparte?.cuando(request.query as Peticion<L>['query'])) {
        const json = await conSupuesta(base, request, supuesta, (leer) =>
          lectura({ ...peticionDe(request, supuesta.sesion), leer, llegada: supuesta.credencial.clave }),
        );
        if (json !== null) {
          reply.type(TIPO_JSON);
          return json;
        }
      }
      const sesion = await autorizar(base, request, llamada.accion);
      request.sesion = sesion;
      if (request.validationError) throw request.validationError;
      const peticion = peticionDe(request, sesion);
      if (aparte?.cuando(peticion.query)) return aparte.trabajo({ ...peticion, reply } as unknown as Peticion<L>);
      const json = await lectura({ ...peticion, leer: lectorDe(base, sesion.tenantId), llegada: credencial?.clave ?? '' });
      // Returned and not sent: Fastify watches a reply that is returned until its end.
      reply.type(TIPO_JSON);
      return json;
    },
  });
}

interface Supuesta {
  credencial: Credencial;
  sesion: Sesion;
}

function supuestaDe(credencial: Credencial, { accion }: DeSesion): Supuesta | null {
  const sesion = sesionSupuesta(credencial);
  return sesion && permitida(sesion, accion) ? { credencial, sesion } : null;
}

/** The reading's answer for the supposed session, confirmed with its first statement; null when it has to be done in order. */
async function conSupuesta(
  base: Base,
  request: FastifyRequest,
  { credencial, sesion }: Supuesta,
  lectura: (leer: Lector) => Promise<string>,
): Promise<string | null> {
  let preguntado = false;
  const leer: Lector = async (sentencia) => {
    if (preguntado) return leerEnTenant(base, sesion.tenantId, sentencia);
    preguntado = true;
    const { previas, filas } = await leerTras(base, credencial.sentencia, sesion.tenantId, sentencia);
    if (!(await confirmada(base, credencial, previas[0], sesion))) throw new Desmentida();
    request.sesion = sesion;
    return filas;
  };
  try {
    const json = await lectura(leer);
    return preguntado ? json : null;
  } catch (error) {
    // What was thrown before the database was asked may be the fault of the guess.
    if (preguntado && !(error instanceof Desmentida)) throw error;
    return null;
  }
}
