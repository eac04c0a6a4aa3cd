import type { FastifyInstance } from 'fastify';

/**
 * Whether the process is on its way out. From then on /api/salud says so, so that a load balancer sends its requests elsewhere, and every answer
 * asks its client to close the connection, so that none is kept open for a request that would come too late.
 */
export class Salida {
  #empezo = false;

  get empezo(): boolean {
    return this.#empezo;
  }

  empezar(): void {
    this.#empezo = true;
  }

  despedir(app: FastifyInstance): void {
    app.addHook('onSend', async (_request, reply) => {
      if (this.#empezo) reply.header('connection', 'close');
    });
  }
}
