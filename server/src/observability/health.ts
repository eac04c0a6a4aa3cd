import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Database } from '../db/connection.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Output } from './shutdown.ts';

/** GET /api/salud for load balancers: 503 when the database doesn't answer or the server is stopping. */
export function healthRoute(app: FastifyInstance, db: Database, output: Output): void {
  const schema = {
    summary: 'Si el servidor puede atender',
    tags: ['salud'],
    response: { 200: Type.Object({ estado: Type.Literal('ok'), base: Type.String() }) },
  };
  app.get('/api/salud', { schema, logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (output.started) throw new HttpProblem(503, 'El servidor se está apagando.');
    try {
      await sql`select 1`.execute(db.kysely);
    } catch (error) {
      request.log.error({ err: error }, 'la base de datos no responde');
      throw new HttpProblem(503, 'La base de datos no responde.');
    }
    return { estado: 'ok' as const, base: db.kind };
  });
}
