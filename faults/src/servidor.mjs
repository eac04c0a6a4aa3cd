import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as esperar } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PRINCIPAL = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
const ENTRE_ARRANQUES_MS = 300;
/** A database that is being put in order doesn't let the server start; one that never does is lost. */
const PACIENCIA_MS = 90_000;

export async function puertoLibre() {
  const servidor = createServer().listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const { port } = servidor.address();
  servidor.close();
  await once(servidor, 'close');
  return port;
}

/** The real server on one port, started again whenever it ends, as a supervisor does. */
export class Servidor {
  #entorno;
  #proceso = null;
  #dicho = [];
  #detenido = false;
  /** Times it ended by itself. */
  caidas = 0;

  constructor(puerto, entorno) {
    this.#entorno = {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      PORT: String(puerto),
      ...entorno,
    };
  }

  /** Last lines it wrote. */
  get dicho() {
    return this.#dicho.slice(-40);
  }

  /** Until it listens; a start that fails is tried again. @throws when it never does, with what the server said */
  async iniciar(mas = {}) {
    this.#detenido = false;
    Object.assign(this.#entorno, mas);
    const limite = Date.now() + PACIENCIA_MS;
    while (!this.#detenido && !(await this.#arrancar())) {
      if (Date.now() > limite) throw new Error(`El servidor no vuelve a arrancar:\n${this.dicho.join('\n')}`);
      await esperar(ENTRE_ARRANQUES_MS);
    }
  }

  async #arrancar() {
    const proceso = spawn(process.execPath, [PRINCIPAL], { env: this.#entorno, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#proceso = proceso;
    const listo = new Promise((resolver) => {
      for (const input of [proceso.stdout, proceso.stderr]) {
        createInterface({ input }).on('line', (linea) => {
          this.#dicho.push(linea);
          if (linea.includes('Lavanda en http:')) resolver(true);
        });
      }
      proceso.once('close', () => resolver(false));
    });
    proceso.once('exit', () => {
      if (this.#proceso === proceso) this.#proceso = null;
    });
    const escucha = await listo;
    if (!escucha) return false;
    proceso.once('exit', () => {
      if (this.#detenido) return;
      this.caidas += 1;
      void this.iniciar();
    });
    return true;
  }

  /** Ends it with `senal` and leaves it so. */
  async terminar(senal) {
    this.#detenido = true;
    const proceso = this.#proceso;
    if (!proceso) return;
    proceso.kill(senal);
    if (proceso.exitCode === null && proceso.signalCode === null) await once(proceso, 'exit');
  }
}
