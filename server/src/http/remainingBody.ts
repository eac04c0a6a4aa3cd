import type { FastifyInstance } from 'fastify';

/** Largest refused body that is read to its end, bytes: six times the largest accepted file. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Lets a client that sends too much read the 413. Fastify closes the connection before the body has arrived, which browsers
 * report as a network error. Without `Connection: close`, Node reads and discards the rest of the body
 * (`IncomingMessage._dump`) within the request's time limit. A body above MAX_BYTES or of unknown size is still cut off.
 */
export function drainRemainingBody(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 413 && Number(request.headers['content-length']) <= MAX_BYTES) reply.removeHeader('connection');
  });
}
