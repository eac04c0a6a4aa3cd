import type { FastifyInstance } from 'fastify';

/** One line per request: id, method, route, status, milliseconds. The route's pattern, not its address: ids and names of customers are not logged. */
export function registrarPeticiones(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url: ruta } = request.routeOptions;
    if (ruta === undefined || !ruta.startsWith('/api/')) return;
    request.log.info({ metodo: request.method, ruta, estado: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'petición');
  });
}
