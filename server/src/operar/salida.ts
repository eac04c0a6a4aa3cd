import type { FastifyInstance } from 'fastify';

/** How long a client that was answered has to close its side of the connection, ms: one that doesn't must not hold up the end. */
const DESPEDIDA_MS = 1000;

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
    app.addHook('onSend', (_request, reply, _cuerpo, seguir) => {
      if (this.#empezo) reply.header('connection', 'close');
      seguir();
    });
    app.addHook('onResponse', (request, _reply, seguir) => {
      const { socket } = request.raw;
      if (this.#empezo) setTimeout(() => socket.destroy(), DESPEDIDA_MS).unref();
      seguir();
    });
  }
}
