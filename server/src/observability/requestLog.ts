import type { FastifyInstance, FastifyRequest } from 'fastify';
import { measureRequest, ongoing } from './metrics.ts';

/** Milliseconds the server took, in each answer of the API (Server-Timing), where the browser's tools and the bench read it. */
export function measureResponses(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _cuerpo, follow) => {
    reply.header('server-timing', `total;dur=${reply.elapsedTime.toFixed(2)}`);
    follow();
  });
}

/** What no route answers goes under one name, and so do the product's files: only the API's patterns are told apart. */
function pathOf({ routeOptions: { url }, is404 }: FastifyRequest): string {
  if (is404 || url === undefined) return 'desconocida';
  return url.startsWith('/api/') || url === '/metrics' ? url : 'archivos';
}

/**
 * One line per request of the API, and one measure of every request: method, route, status, milliseconds, and the ids of laundry and user. The
 * route's pattern, not its address: ids and names of customers are not logged. `cortada`: the client went away before the answer's end.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, follow) => {
    ongoing.requests++;
    // Also when nobody waits for the answer any more, which Fastify's own hook isn't told.
    reply.raw.once('close', () => {
      ongoing.requests--;
      const path = pathOf(request);
      const { statusCode: state } = reply;
      measureRequest(request.method, path, state, reply.elapsedTime / 1000);
      const line = {
        metodo: request.method,
        path,
        state,
        ms: Math.round(reply.elapsedTime),
        ...(request.session && { tenant: request.session.tenantId, usuario: request.session.userId }),
        ...(!reply.raw.writableFinished && { aborted: true }),
      };
      if (path === 'archivos') request.log.debug(line, 'petición');
      else request.log.info(line, 'petición');
    });
    follow();
  });
}
