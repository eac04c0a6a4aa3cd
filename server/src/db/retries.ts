/** Thrown after a concurrent change, to roll the transaction back and run it again. */
export class RetryTransaction extends Error {}

/** Thrown when every attempt failed because of concurrent changes. */
export class LostRace extends Error {
  readonly code = 'LOST_RACE';
}

/** serialization_failure, deadlock_detected, unique_violation: a second attempt sees the concurrent change. */
const TRANSIENT_ERRORS = new Set(['40001', '40P01', '23505']);
const ATTEMPTS = 6;

function isTransient(error: unknown): boolean {
  if (error instanceof RetryTransaction) return true;
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && TRANSIENT_ERRORS.has(error.code);
}

/**
 * Runs a whole transaction and repeats it when a concurrent change makes it fail.
 * @throws LostRace when every attempt fails for this reason; any other error at once
 */
export async function withRetries<T>(handler: () => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      return await handler();
    } catch (error) {
      if (!isTransient(error)) throw error;
      if (attempt < ATTEMPTS) await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
  throw new LostRace();
}
