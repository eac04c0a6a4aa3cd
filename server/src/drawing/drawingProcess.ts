import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Job, Outcome, Reply } from './jobs.ts';

const CHILD = fileURLToPath(new URL('./child.js', import.meta.url));

/** Longest elapsed time of a job, ms. The child's guard also limits processor time and memory. */
const MAX_MS = 30_000;
/** Limit of the child's JavaScript heap, MB. */
const HEAP_MB = 256;
/**
 * A child that holds more than this many bytes after a job is replaced, so that the next job doesn't start near the guard's
 * limit.
 */
const KEPT_BYTES = 256 * 1024 * 1024;
/** The child ends after this time without a job, ms. */
const IDLE_MS = 60_000;

/** The process of a job was killed, as happens when the job takes too much time or memory. */
export class DrawingKilled extends Error {}

/**
 * A child process that runs one job at a time and is started when needed. It isn't a thread, because a thread can't be killed
 * while native code runs in it. It gets none of the server's environment variables.
 */
export class DrawingProcess {
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;

  /**
   * Runs a job.
   * @throws DrawingKilled when the job exceeds its limits
   */
  async run(job: Job): Promise<Outcome> {
    clearTimeout(this.#idle);
    const child = this.#living();
    const finished = new AbortController();
    const limit = setTimeout(() => child.kill('SIGKILL'), MAX_MS);
    try {
      const answer = once(child, 'message', { signal: finished.signal });
      const exit = once(child, 'exit', { signal: finished.signal }).then(([code, signal]) => fail(code, signal));
      child.send(job);
      const [{ outcome, rss }] = (await Promise.race([answer, exit])) as [Reply];
      if (rss > KEPT_BYTES) this.end();
      return outcome;
    } finally {
      clearTimeout(limit);
      finished.abort();
      this.#idle = setTimeout(() => this.end(), IDLE_MS).unref();
    }
  }

  end(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }

  #living(): ChildProcess {
    if (this.#child) return this.#child;
    const child = fork(CHILD, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      env: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2' },
    });
    child.once('exit', () => {
      if (this.#child === child) this.#child = null;
    });
    // Without a listener, an 'error' would end the server. When the child can't start or receive a job, `run` rejects.
    child.on('error', () => undefined);
    child.unref();
    child.channel?.unref();
    this.#child = child;
    return child;
  }
}

function fail(code: number | null, signal: NodeJS.Signals | null): never {
  if (signal) throw new DrawingKilled(`Killed by ${signal}`);
  throw new Error(`The drawing process ended with code ${code}`);
}
