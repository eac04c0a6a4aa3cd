import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
const BETWEEN_STARTS_MS = 300;
/** Longest wait for the server to start, ms. It can't start while its database recovers from a crash. */
const PATIENCE_MS = 90_000;

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Runs the built server on one port, and restarts the server whenever it exits, as a supervisor does. */
export class TestServer {
  #environment;
  #child = null;
  #lines = [];
  #isStopped = false;
  /** Number of times that the process exited by itself. */
  exits = 0;

  constructor(port, environment) {
    this.#environment = {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      CALLS_PER_SECOND: '0',
      PORT: String(port),
      ...environment,
    };
  }

  /** The last lines that the process wrote. */
  get output() {
    return this.#lines.slice(-40);
  }

  /** Retries the start until the server listens. @throws with the server's output when it never does */
  async start(more = {}) {
    this.#isStopped = false;
    Object.assign(this.#environment, more);
    const limit = Date.now() + PATIENCE_MS;
    while (!this.#isStopped && !(await this.#launch())) {
      if (Date.now() > limit) throw new Error(`The server does not start again:\n${this.output.join('\n')}`);
      await wait(BETWEEN_STARTS_MS);
    }
  }

  async #launch() {
    const child = spawn(process.execPath, [MAIN], { env: this.#environment, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    const ready = new Promise((resolve) => {
      for (const input of [child.stdout, child.stderr]) {
        createInterface({ input }).on('line', (line) => {
          this.#lines.push(line);
          if (line.includes('Lavanda en http:')) resolve(true);
        });
      }
      child.once('close', () => resolve(false));
    });
    child.once('exit', () => {
      if (this.#child === child) this.#child = null;
    });
    if (!(await ready)) return false;
    child.once('exit', () => {
      if (this.#isStopped) return;
      this.exits += 1;
      void this.start();
    });
    return true;
  }

  /** Stops the process with `signal` and doesn't restart it. */
  async stop(signal) {
    this.#isStopped = true;
    const child = this.#child;
    if (!child) return;
    child.kill(signal);
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
}
