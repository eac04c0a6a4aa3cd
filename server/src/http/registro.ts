import type { FastifyInstance } from 'fastify';

/** Milliseconds the server took, in each answer of the API (Server-Timing), where the browser's tools and the bench read it. */
export function medirRespuestas(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('server-timing', `total;dur=${reply.elapsedTime.toFixed(2)}`);
  });
}

/** One line per request: id, method, route, status, milliseconds. The route's pattern, not its address: ids and names of customers are not logged. */
export function registrarPeticiones(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url: ruta } = request.routeOptions;
    if (ruta === undefined || !ruta.startsWith('/api/')) return;
    request.log.info({ metodo: request.method, ruta, estado: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'petición');
  });
}
