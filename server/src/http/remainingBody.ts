import type { FastifyInstance } from 'fastify';

/** Of a refused body, what is still taken in, bytes: six times the largest file that any call accepts. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Who sends too much reads why. Fastify answers 413 before the body has come and closes the connection (lib/content-type-parser.js): the sender,
 * still writing, finds it broken, and a browser says that there is no network instead of what the answer says. Without `Connection: close` Node takes
 * in what is left and throws it away (`IncomingMessage._dump`), within the request's time limit. What announces more than `HASTA`, or doesn't
 * announce its size, is cut as before.
 */
export function drainRemainingBody(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 413 && Number(request.headers['content-length']) <= MAX_BYTES) reply.removeHeader('connection');
  });
}
