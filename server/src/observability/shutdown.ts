import { spawn } from 'node:child_process';
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

/** How long the process may take to exit, ms. */
const EXIT_MS = 2000;

/** Kills the process with the id it is given, unless that one, its parent, exits in time. */
const KILLER = `
const [parent, limit] = [Number(process.argv[1]), Date.now() + ${EXIT_MS}];
setInterval(() => {
  if (process.ppid !== parent) process.exit();
  if (Date.now() > limit) process.kill(parent, 'SIGKILL');
}, 100);`;

/** Ends the process. `process.exit` alone waits without end for a thread that is stuck in native code or on a disk. */
export function exitForSure(code: number): never {
  spawn(process.execPath, ['-e', KILLER, String(process.pid)], { detached: true, stdio: 'ignore', env: {} }).unref();
  process.exit(code);
}
