import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PRINCIPAL = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
const ENTRE_ARRANQUES_MS = 300;
/** Longest wait for a start: the server can't start while its database recovers. */
const PATIENCE_MS = 90_000;

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** The real server on one port, restarted whenever it exits, as a supervisor does. */
export class TestServer {
  #entorno;
  #proceso = null;
  #dicho = [];
  #detenido = false;
  /** Times it exited by itself. */
  caidas = 0;

  constructor(port, environment) {
    this.#entorno = {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      PORT: String(port),
      ...environment,
    };
  }

  get toldOne() {
    return this.#dicho.slice(-40);
  }

  /** Retries the start until the server listens. @throws with the server's output when it never does */
  async start(more = {}) {
    this.#detenido = false;
    Object.assign(this.#entorno, more);
    const limit = Date.now() + PATIENCE_MS;
    while (!this.#detenido && !(await this.#boot())) {
      if (Date.now() > limit) throw new Error(`El servidor no vuelve a arrancar:\n${this.toldOne.join('\n')}`);
      await wait(ENTRE_ARRANQUES_MS);
    }
  }

  async #boot() {
    const child = spawn(process.execPath, [PRINCIPAL], { env: this.#entorno, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#proceso = child;
    const ready = new Promise((resolver) => {
      for (const input of [child.stdout, child.stderr]) {
        createInterface({ input }).on('line', (line) => {
          this.#dicho.push(line);
          if (line.includes('Lavanda en http:')) resolver(true);
        });
      }
      child.once('close', () => resolver(false));
    });
    child.once('exit', () => {
      if (this.#proceso === child) this.#proceso = null;
    });
    const listener = await ready;
    if (!listener) return false;
    child.once('exit', () => {
      if (this.#detenido) return;
      this.caidas += 1;
      void this.start();
    });
    return true;
  }

  /** Stops it with `signal` and doesn't restart it. */
  async finish(signal) {
    this.#detenido = true;
    const child = this.#proceso;
    if (!child) return;
    child.kill(signal);
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
}
