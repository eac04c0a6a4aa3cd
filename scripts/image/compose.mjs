import { spawnSync } from 'node:child_process';
import { ROOT } from '../lib/process.mjs';

/** Its containers and volumes are nobody else's: they are made and taken away here. */
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

/** Docker's own compose, or the program of before. @throws when neither is here, or nobody answers them */
function program() {
  const found = [['docker', 'compose'], ['docker-compose']].find((one) => run([...one, 'version']).ok);
  const motor = run(['docker', 'info']);
  if (!found || !motor.ok) throw new Error(`Hace falta Docker con compose: ${motor.toldOne.trim().split('\n').at(-1)}`);
  return found;
}

/** `compose.yaml` of this checkout, as a project of its own with settings `env`. */
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

  /** Builds and starts it. @throws when it can't */
  bringUp() {
    if (!this.#compose(['up', '-d', '--build'], true).ok) throw new Error('docker compose up no terminó bien.');
  }

  /** Asks its containers to end, as a restart of the machine does. @returns the code each ended with, by service */
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

  /** Runs Node in the product's container. */
  node(...args) {
    return this.#compose(['exec', '-T', 'lavanda', 'node', ...args]);
  }

  /** What the product wrote: its JSON lines. */
  registration() {
    const { toldOne } = this.#compose(['logs', '--no-color', 'lavanda']);
    return toldOne
      .split('\n')
      .flatMap((line) => /(\{"level".*\})\s*$/.exec(line)?.[1] ?? [])
      .map((line) => JSON.parse(line));
  }

  /** Takes away containers, network and volumes. */
  drop() {
    this.#compose(['down', '--volumes', '--remove-orphans'], true);
  }
}
