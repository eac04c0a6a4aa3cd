import { spawnSync } from 'node:child_process';
import { ROOT } from '../lib/process.mjs';

/** Its own Compose project: the test creates and removes its containers and volumes. */
const PROJECT = 'lavanda-imagen';

function run([command, ...args], { env, aLaVista: inView = false } = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', inView ? 'inherit' : 'pipe', inView ? 'inherit' : 'pipe'],
  });
  return { ok: status === 0, toldOne: error ? error.message : `${stdout ?? ''}${stderr ?? ''}` };
}

/** `docker compose`, or the older `docker-compose`. @throws when neither is installed, or Docker isn't running */
function program() {
  const found = [['docker', 'compose'], ['docker-compose']].find((one) => run([...one, 'version']).ok);
  const motor = run(['docker', 'info']);
  if (!found || !motor.ok) throw new Error(`Hace falta Docker con compose: ${motor.toldOne.trim().split('\n').at(-1)}`);
  return found;
}

/** Runs this checkout's `compose.yaml` as its own project, with the settings in `env`. */
export class Compose {
  #command;
  #env;

  constructor(env) {
    this.#env = env;
    this.#command = [...program(), '-p', PROJECT];
  }

  #compose(args, inView) {
    return run([...this.#command, ...args], { env: this.#env, aLaVista: inView });
  }

  /** Builds and starts the containers. @throws when that fails */
  bringUp() {
    if (!this.#compose(['up', '-d', '--build'], true).ok) throw new Error('docker compose up no terminó bien.');
  }

  /** Stops the containers as a restart of the machine does. @returns the exit code of each service */
  stop() {
    this.#compose(['stop'], true);
    return Object.fromEntries(
      ['lavanda', 'base'].map((servicio) => {
        const container =
          this.#compose(['ps', '-aq', servicio]).toldOne.trim() || this.#compose(['ps', '-q', servicio]).toldOne.trim();
        return [servicio, Number(run(['docker', 'inspect', '--format', '{{.State.ExitCode}}', container]).toldOne)];
      }),
    );
  }

  node(...args) {
    return this.#compose(['exec', '-T', 'lavanda', 'node', ...args]);
  }

  /** The JSON lines the product logged. */
  registration() {
    const { toldOne } = this.#compose(['logs', '--no-color', 'lavanda']);
    return toldOne
      .split('\n')
      .flatMap((line) => /(\{"level".*\})\s*$/.exec(line)?.[1] ?? [])
      .map((line) => JSON.parse(line));
  }

  /** Removes containers, networks and volumes. */
  drop() {
    this.#compose(['down', '--volumes', '--remove-orphans'], true);
  }
}
