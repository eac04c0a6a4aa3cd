/** Another register was faster: the transaction is rolled back and tried again from the start. */
export class RetryTransaction extends Error {}

/** Others kept being faster. */
export class LostRace extends Error {
  readonly code = 'LOST_RACE';
}

/** serialization_failure, deadlock_detected, unique_violation: what a second try, seeing the other's work, resolves or explains. */
const TRANSIENT_ERRORS = new Set(['40001', '40P01', '23505']);
const ATTEMPTS = 6;

function isTransient(error: unknown): boolean {
  if (error instanceof RetryTransaction) return true;
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && TRANSIENT_ERRORS.has(error.code);
}

/** Runs a whole transaction again when it lost a race. @throws LostRace when it keeps losing */
export async function withRetries<T>(handler: () => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      return await handler();
    } catch (error) {
      if (!isTransient(error)) throw error;
      if (attempt < ATTEMPTS) await new Promise((ready) => setTimeout(ready, Math.random() * 20 * attempt));
    }
  }
  throw new LostRace();
}
