import { timeout } from './timeouts';

/**
 * Where bringing a section to the screen can fail, in order: the list of remotes, the remote's manifest, a file that isn't the one that
 * was published, what it expects of the shell, its entry, its code, its first render or a later one. The server is told these names.
 */
export type Stage = 'registro' | 'manifiesto' | 'integridad' | 'contrato' | 'entrada' | 'codigo' | 'pantalla';

/** 'timeout': nothing came within the stage's limit. */
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

const TIMED_OUT = /timed? ?out|timeout/i;

/** Reads the reason of a failure from an error of fetch, of the federation runtime or of a chunk. */
export function reasonOf(cause: unknown): Reason {
  if (!(cause instanceof Error)) return 'failure';
  const isChunkTimeout = (cause as { type?: unknown }).type === 'timeout';
  return cause.name === 'TimeoutError' || isChunkTimeout || TIMED_OUT.test(cause.message) ? 'timeout' : 'failure';
}

/** The error as one of a stage: that of the stage it already names, or else of the given one. */
export function toStageError(stage: Stage, cause: unknown): StageError {
  return cause instanceof StageError ? cause : new StageError(stage, cause, reasonOf(cause));
}

/** Runs one stage. @throws StageError when `work` fails or takes longer than the stage's limit */
export async function runStage<T>(
  stage: 'registro' | 'manifiesto' | 'codigo' | 'pantalla',
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(timeout(stage));
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([work(signal), aborted]);
  } catch (cause) {
    throw toStageError(stage, cause);
  }
}
