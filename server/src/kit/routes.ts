import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../http/problem.ts';
import { packedFile, packedIn } from './packages.ts';

const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/**
 * Serves the npm packages for teams who write sections outside this repository: the kit that fits this server's shell (the
 * package `@lavanda/shared`), and the command that creates a section.
 */
export function kitRoutes(app: FastifyInstance, webDir: string): void {
  app.get('/kit', { schema: { hide: true } }, async (_request, reply) => {
    const [kit, create] = await Promise.all([packedIn(webDir, 'shared'), packedIn(webDir, 'create-section')]);
    if (kit === null) throw new HttpProblem(404, 'Este servidor no trae el kit: se arma con npm run build.');
    reply.header('cache-control', 'no-cache');
    return create === null ? kit : { ...kit, crear: create };
  });

  app.get('/kit/:archivo', { schema: { hide: true } }, async (request, reply) => {
    const { archivo: file } = request.params as { archivo: string };
    const bytes = await packedFile(webDir, file);
    if (bytes === null) throw new HttpProblem(404, 'No existe lo que buscas. GET /kit dice cuál es el kit de este servidor.');
    return reply.header('cache-control', CACHE_FOREVER).type('application/gzip').send(bytes);
  });
}
