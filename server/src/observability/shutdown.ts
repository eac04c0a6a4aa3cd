import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long a client that got its answer has to close its connection during shutdown, ms. */
const GOODBYE_MS = 1000;

/** How often a shutdown checks whether requests still run, ms. */
const CHECK_MS = 20;

/** The shutdown of a process. Once it has begun, /api/salud answers 503 and answers close their connection. */
export class Shutdown {
  #started = false;
  readonly #onBegin: (() => void)[] = [];
  readonly #working = new Set<FastifyRequest>();
  /** Connections without a request yet, such as those that browsers open ahead. */
  readonly #silent = new Set<Socket>();

  get started(): boolean {
    return this.#started;
  }

  begin(): void {
    this.#started = true;
    for (const listener of this.#onBegin) listener();
  }

  /** Calls `listener` when the process begins to stop, before it refuses connections. */
  onBegin(listener: () => void): void {
    this.#onBegin.push(listener);
  }

  /** Waits until no request runs any more: one whose client disconnected has no connection, but may still use the database. */
  async untilAnswered(): Promise<void> {
    while (this.#working.size > 0) await wait(CHECK_MS);
  }

  /** Follows the app's requests and connections, so that the shutdown can wait for the ones and close the others. */
  attachTo(app: FastifyInstance): void {
    this.#closeSilent(app);
    app.addHook('onRequest', (request, _reply, next) => {
      this.#working.add(request);
      next();
    });
    app.addHook('onSend', (request, reply, _body, next) => {
      this.#working.delete(request);
      if (this.#started) reply.header('connection', 'close');
      next();
    });
    app.addHook('onResponse', (request, _reply, next) => {
      const { socket } = request.raw;
      if (this.#started) setTimeout(() => socket.destroy(), GOODBYE_MS).unref();
      next();
    });
  }

  /** Ends silent connections when the server closes, because Node doesn't count them as idle and would wait for them. */
  #closeSilent(app: FastifyInstance): void {
    app.server.on('connection', (socket: Socket) => {
      this.#silent.add(socket);
      socket.once('close', () => this.#silent.delete(socket));
    });
    app.server.on('request', ({ socket }) => this.#silent.delete(socket));
    app.addHook('preClose', async () => {
      for (const socket of this.#silent) socket.destroy();
    });
  }
}

/** How long the process may take to exit, ms. */
const EXIT_MS = 2000;

/** Program of a helper process: it kills its parent, whose process id it gets as argument, unless the parent exits in time. */
const KILLER = `
const [parent, limit] = [Number(process.argv[1]), Date.now() + ${EXIT_MS}];
setInterval(() => {
  if (process.ppid !== parent) process.exit();
  if (Date.now() > limit) process.kill(parent, 'SIGKILL');
}, 100);`;

/** Ends the process, even if `process.exit` would wait forever for a thread blocked in native code or by a disk. */
export function exitForSure(code: number): never {
  spawn(process.execPath, ['-e', KILLER, String(process.pid)], { detached: true, stdio: 'ignore', env: {} }).unref();
  process.exit(code);
}
