import type { FastifyInstance } from 'fastify';

/** Largest refused body that is read to its end, bytes: more than twice the largest upload that any call accepts. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Lets a client that sends too large a body read the 413. Fastify would close the connection early, which browsers report as a
 * network error; without `Connection: close`, Node discards the rest (`IncomingMessage._dump`), up to MAX_BYTES.
 */
export function drainRemainingBody(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 413 && Number(request.headers['content-length']) <= MAX_BYTES) reply.removeHeader('connection');
  });
}
