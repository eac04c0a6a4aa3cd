import type { FastifyInstance, FastifyRequest } from 'fastify';
import { enCurso, medirPeticion } from './medidas.ts';

/** Milliseconds the server took, in each answer of the API (Server-Timing), where the browser's tools and the bench read it. */
export function medirRespuestas(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _cuerpo, seguir) => {
    reply.header('server-timing', `total;dur=${reply.elapsedTime.toFixed(2)}`);
    seguir();
  });
}

/** What no route answers goes under one name, and so do the product's files: only the API's patterns are told apart. */
function rutaDe({ routeOptions: { url }, is404 }: FastifyRequest): string {
  if (is404 || url === undefined) return 'desconocida';
  return url.startsWith('/api/') || url === '/metrics' ? url : 'archivos';
}

/**
 * One line per request of the API, and one measure of every request: method, route, status, milliseconds, and the ids of laundry and user. The
 * route's pattern, not its address: ids and names of customers are not logged. `cortada`: the client went away before the answer's end.
 */
export function registrarPeticiones(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, seguir) => {
    enCurso.peticiones++;
    // Also when nobody waits for the answer any more, which Fastify's own hook isn't told.
    reply.raw.once('close', () => {
      enCurso.peticiones--;
      const ruta = rutaDe(request);
      const { statusCode: estado } = reply;
      medirPeticion(request.method, ruta, estado, reply.elapsedTime / 1000);
      const linea = {
        metodo: request.method,
        ruta,
        estado,
        ms: Math.round(reply.elapsedTime),
        ...(request.sesion && { tenant: request.sesion.tenantId, usuario: request.sesion.usuarioId }),
        ...(!reply.raw.writableFinished && { cortada: true }),
      };
      if (ruta === 'archivos') request.log.debug(linea, 'petición');
      else request.log.info(linea, 'petición');
    });
    seguir();
  });
}
