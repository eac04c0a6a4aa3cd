import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../http/problem.ts';
import { collectNodeMetrics, measures } from './metrics.ts';

const digest = (text: string): Uint8Array => new Uint8Array(createHash('sha256').update(text).digest());

/** GET /metrics for Prometheus, with `token` as Bearer. The route doesn't exist unless a token is configured. */
export function metricsRoute(app: FastifyInstance, token: string | undefined): void {
  if (token === undefined) return;
  collectNodeMetrics();
  const expected = digest(`Bearer ${token}`);
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      reply.header('www-authenticate', 'Bearer');
      throw new HttpProblem(401, 'Falta el token de las medidas, o no es ése.');
    }
    return reply.type(measures.contentType).send(await measures.metrics());
  });
}
