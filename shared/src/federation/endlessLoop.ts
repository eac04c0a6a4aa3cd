/** Name of the error that a guarded loop throws. It must never change, because every built section contains it. */
export const ENDLESS_LOOP = 'EndlessLoop';

/** Whether an error was thrown because a section's loop ran for too long (`instrument/guardLoops.ts`). */
export function isEndlessLoop(error: unknown): boolean {
  return error instanceof Error && error.name === ENDLESS_LOOP;
}
