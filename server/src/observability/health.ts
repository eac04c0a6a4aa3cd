import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Database } from '../db/connection.ts';
import { HttpProblem } from '../http/problem.ts';
import { FreeDisk } from './freeDisk.ts';
import type { Shutdown } from './shutdown.ts';

const FULL = 'El disco de la base de datos está lleno: no se puede guardar nada hasta que se libere espacio.';

/** GET /api/salud: answers 503 when the database doesn't answer, its disk is full or the server is stopping. */
export function healthRoute(app: FastifyInstance, db: Database, shutdown: Shutdown): void {
  const disk = new FreeDisk(db);
  const schema = {
    summary: 'Si el servidor puede atender',
    tags: ['salud'],
    response: { 200: Type.Object({ estado: Type.Literal('ok'), base: Type.String() }) },
  };
  app.get('/api/salud', { schema, logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (shutdown.started) throw new HttpProblem(503, 'El servidor se está apagando.');
    try {
      await sql`select 1`.execute(db.kysely);
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      throw new HttpProblem(503, 'La base de datos no responde.');
    }
    if (!(await disk.hasRoom())) throw new HttpProblem(503, FULL);
    return { estado: 'ok' as const, base: db.kind };
  });
}
