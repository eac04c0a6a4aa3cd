import { spawnSync } from 'node:child_process';
import { ROOT } from '../lib/process.mjs';

/** Its containers and volumes are nobody else's: they are made and taken away here. */
const PROYECTO = 'lavanda-imagen';

function correr([comando, ...argumentos], { env, aLaVista = false } = {}) {
  const { status, stdout, stderr, error } = spawnSync(comando, argumentos, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', aLaVista ? 'inherit' : 'pipe', aLaVista ? 'inherit' : 'pipe'],
  });
  return { bien: status === 0, dicho: error ? error.message : `${stdout ?? ''}${stderr ?? ''}` };
}

/** Docker's own compose, or the program of before. @throws when neither is here, or nobody answers them */
function programa() {
  const hallado = [['docker', 'compose'], ['docker-compose']].find((uno) => correr([...uno, 'version']).bien);
  const motor = correr(['docker', 'info']);
  if (!hallado || !motor.bien) throw new Error(`Hace falta Docker con compose: ${motor.dicho.trim().split('\n').at(-1)}`);
  return hallado;
}

/** `compose.yaml` of this checkout, as a project of its own with settings `env`. */
export class Compose {
  #orden;
  #env;

  constructor(env) {
    this.#env = env;
    this.#orden = [...programa(), '-p', PROYECTO];
  }

  #compose(argumentos, aLaVista) {
    return correr([...this.#orden, ...argumentos], { env: this.#env, aLaVista });
  }

  /** Builds and starts it. @throws when it can't */
  levantar() {
    if (!this.#compose(['up', '-d', '--build'], true).bien) throw new Error('docker compose up no terminó bien.');
  }

  /** Asks its containers to end, as a restart of the machine does. @returns the code each ended with, by service */
  detener() {
    this.#compose(['stop'], true);
    return Object.fromEntries(
      ['lavanda', 'base'].map((servicio) => {
        const contenedor =
          this.#compose(['ps', '-aq', servicio]).dicho.trim() || this.#compose(['ps', '-q', servicio]).dicho.trim();
        return [servicio, Number(correr(['docker', 'inspect', '--format', '{{.State.ExitCode}}', contenedor]).dicho)];
      }),
    );
  }

  /** Runs Node in the product's container. */
  node(...argumentos) {
    return this.#compose(['exec', '-T', 'lavanda', 'node', ...argumentos]);
  }

  /** What the product wrote: its JSON lines. */
  registro() {
    const { dicho } = this.#compose(['logs', '--no-color', 'lavanda']);
    return dicho
      .split('\n')
      .flatMap((linea) => /(\{"level".*\})\s*$/.exec(linea)?.[1] ?? [])
      .map((linea) => JSON.parse(linea));
  }

  /** Takes away containers, network and volumes. */
  quitar() {
    this.#compose(['down', '--volumes', '--remove-orphans'], true);
  }
}
