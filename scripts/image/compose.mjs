import { spawnSync } from 'node:child_process';
import { ROOT } from '../lib/process.mjs';

/** Name of the test's Compose project; the test creates and removes its containers and volumes. */
const PROJECT = 'lavanda-image';

function run([command, ...args], { env, isVisible = false } = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', isVisible ? 'inherit' : 'pipe', isVisible ? 'inherit' : 'pipe'],
  });
  return { ok: status === 0, output: error ? error.message : `${stdout ?? ''}${stderr ?? ''}` };
}

/**
 * The command `docker compose`, or the older `docker-compose`.
 * @throws when neither is installed, or Docker isn't running
 */
function program() {
  const found = [['docker', 'compose'], ['docker-compose']].find((one) => run([...one, 'version']).ok);
  const engine = run(['docker', 'info']);
  if (!found || !engine.ok) throw new Error(`Docker with compose is needed: ${engine.output.trim().split('\n').at(-1)}`);
  return found;
}

/** Runs this checkout's `compose.yaml` as a separate Compose project, with the settings in `env`. */
export class Compose {
  #command;
  #env;

  constructor(env) {
    this.#env = env;
    this.#command = [...program(), '-p', PROJECT];
  }

  #compose(args, isVisible) {
    return run([...this.#command, ...args], { env: this.#env, isVisible });
  }

  /**
   * Builds and starts the containers.
   * @throws when building or starting fails
   */
  bringUp() {
    if (!this.#compose(['up', '-d', '--build'], true).ok) throw new Error('docker compose up failed.');
  }

  /**
   * Stops the containers as a restart of the machine does.
   * @returns the exit code of each service
   */
  stop() {
    this.#compose(['stop'], true);
    return Object.fromEntries(
      ['lavanda', 'base'].map((service) => {
        const container =
          this.#compose(['ps', '-aq', service]).output.trim() || this.#compose(['ps', '-q', service]).output.trim();
        return [service, Number(run(['docker', 'inspect', '--format', '{{.State.ExitCode}}', container]).output)];
      }),
    );
  }

  node(...args) {
    return this.#compose(['exec', '-T', 'lavanda', 'node', ...args]);
  }

  /**
   * Runs a statement as the database's superuser, inside the container.
   * @returns the row, with columns separated by '|'
   */
  row(statement) {
    return this.#compose(['exec', '-T', '-u', 'postgres', 'base', 'psql', '-At', '-c', statement, 'lavanda']).output.trim();
  }

  /** The entries that the product logged as JSON lines, parsed. */
  logLines() {
    const { output } = this.#compose(['logs', '--no-color', 'lavanda']);
    return output
      .split('\n')
      .flatMap((line) => /(\{"level".*\})\s*$/.exec(line)?.[1] ?? [])
      .map((line) => JSON.parse(line));
  }

  /** Removes containers, networks and volumes. */
  destroy() {
    this.#compose(['down', '--volumes', '--remove-orphans'], true);
  }
}
