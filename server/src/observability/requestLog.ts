import type { FastifyInstance, FastifyRequest } from 'fastify';
import { measureRequest, ongoing } from './metrics.ts';

/** Adds the server's milliseconds to each API answer (Server-Timing), for browser tools and the bench. */
export function measureResponses(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _body, next) => {
    reply.header('server-timing', `total;dur=${reply.elapsedTime.toFixed(2)}`);
    next();
  });
}

/**
 * The request's route for logs and metrics: the pattern of an API route or of /metrics, one name for all other routes (files and
 * pages), and one for unknown paths.
 */
function pathOf({ routeOptions: { url }, is404 }: FastifyRequest): string {
  if (is404 || url === undefined) return 'desconocida';
  return url.startsWith('/api/') || url === '/metrics' ? url : 'archivos';
}

/**
 * Logs one line per request (of files and pages only at level 'debug', of /api/salud and /metrics none) and measures every
 * request. It logs the route's pattern, not the URL, which may contain clientes' data. `aborted` means that the client
 * disconnected before the answer ended.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    ongoing.requests++;
    // 'close' also fires when the client disconnects, unlike Fastify's hook onResponse.
    reply.raw.once('close', () => {
      ongoing.requests--;
      const path = pathOf(request);
      const { statusCode: status } = reply;
      measureRequest(request.method, path, status, reply.elapsedTime / 1000);
      const line = {
        method: request.method,
        path,
        status,
        ms: Math.round(reply.elapsedTime),
        ...(request.session && { tenant: request.session.tenantId, usuario: request.session.userId }),
        ...(!reply.raw.writableFinished && { aborted: true }),
      };
      if (path === 'archivos') request.log.debug(line, 'request');
      else request.log.info(line, 'request');
    });
    next();
  });
}
