import { timeout } from './timeouts';

/**
 * Stages in which a section can fail, in order: list of remotes, manifest, file integrity, shared libraries, entry,
 * code, rendering, use (an error that nobody caught), frozen tab. The server receives these names in reports.
 */
export type Stage =
  | 'registro'
  | 'manifiesto'
  | 'integridad'
  | 'contrato'
  | 'entrada'
  | 'codigo'
  | 'pantalla'
  | 'uso'
  | 'congelada';

/** Why a stage failed; 'timeout' means that it exceeded its time limit. */
export type Reason = 'timeout' | 'failure';

export class StageError extends Error {
  readonly stage: Stage;
  readonly reason: Reason;

  constructor(stage: Stage, cause: unknown, reason: Reason = 'failure') {
    super(`${stage}: ${reason}`, { cause });
    this.stage = stage;
    this.reason = reason;
  }
}

/** The error of a section whose `bootstrap` or `mount` didn't end in time. */
export class UnfinishedMount extends Error {
  readonly lifecycle: (...args: never[]) => unknown;

  constructor(name: 'bootstrap' | 'mount', lifecycle: (...args: never[]) => unknown) {
    super(`Su ${name}() no termina`);
    this.lifecycle = lifecycle;
  }
}

const TIMED_OUT = /timed? ?out|timeout/i;

/** @returns why a stage failed, from an error of fetch, of the federation runtime or of a chunk */
export function reasonOf(cause: unknown): Reason {
  if (!(cause instanceof Error)) return 'failure';
  const isChunkTimeout = (cause as { type?: unknown }).type === 'timeout';
  return cause.name === 'TimeoutError' || isChunkTimeout || TIMED_OUT.test(cause.message) ? 'timeout' : 'failure';
}

/** Wraps an error as a StageError; a StageError stays as it is, with its own stage. */
export function toStageError(stage: Stage, cause: unknown): StageError {
  return cause instanceof StageError ? cause : new StageError(stage, cause, reasonOf(cause));
}

/** Runs one stage. @param limit time limit, ms @throws StageError when `work` fails or takes longer */
export async function runStage<T>(
  stage: 'registro' | 'manifiesto' | 'codigo',
  work: (signal: AbortSignal) => Promise<T>,
  limit = timeout(stage),
): Promise<T> {
  const signal = AbortSignal.timeout(limit);
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([work(signal), aborted]);
  } catch (cause) {
    throw toStageError(stage, cause);
  }
}
