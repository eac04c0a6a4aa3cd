import type { FastifyInstance } from 'fastify';

/** How long a client that was answered has to close its side of the connection, ms: one that doesn't must not hold up the end. */
const GOODBYE_MS = 1000;

/**
 * Whether the process is on its way out. From then on /api/salud says so, so that a load balancer sends its requests elsewhere, and every answer
 * asks its client to close the connection, so that none is kept open for a request that would come too late.
 */
export class Output {
  #started = false;

  get started(): boolean {
    return this.#started;
  }

  begin(): void {
    this.#started = true;
  }

  sayGoodbye(app: FastifyInstance): void {
    app.addHook('onSend', (_request, reply, _cuerpo, follow) => {
      if (this.#started) reply.header('connection', 'close');
      follow();
    });
    app.addHook('onResponse', (request, _reply, follow) => {
      const { socket } = request.raw;
      if (this.#started) setTimeout(() => socket.destroy(), GOODBYE_MS).unref();
      follow();
    });
  }
}
