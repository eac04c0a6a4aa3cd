import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Problematico } from '../http/problema.ts';
import { medidas, medirNode } from './medidas.ts';

const huella = (texto: string): Uint8Array => new Uint8Array(createHash('sha256').update(texto).digest());

/** GET /metrics for Prometheus, to whom brings `token` as a Bearer; there is no such route without a token. */
export function rutaMetricas(app: FastifyInstance, token: string | undefined): void {
  if (token === undefined) return;
  medirNode();
  const esperada = huella(`Bearer ${token}`);
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!timingSafeEqual(huella(request.headers.authorization ?? ''), esperada)) {
      reply.header('www-authenticate', 'Bearer');
      throw new Problematico(401, 'Falta el token de las medidas, o no es ése.');
    }
    return reply.type(medidas.contentType).send(await medidas.metrics());
  });
}
