import type { FastifyInstance } from 'fastify';

/** How long an answered client has to close its connection during shutdown, ms. */
const GOODBYE_MS = 1000;

/** Whether the process is stopping; then /api/salud answers 503 and every answer closes its connection. */
export class Output {
  #started = false;

  get started(): boolean {
    return this.#started;
  }

  begin(): void {
    this.#started = true;
  }

  sayGoodbye(app: FastifyInstance): void {
    app.addHook('onSend', (_request, reply, _body, follow) => {
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
