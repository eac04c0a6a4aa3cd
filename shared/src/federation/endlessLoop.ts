/** Name of the error that a guarded loop throws; part of every built section, so it doesn't change. */
export const ENDLESS_LOOP = 'EndlessLoop';

/** Whether an error says that a section's loop ran for too long (`instrument/guardLoops.ts`). */
export function isEndlessLoop(error: unknown): boolean {
  return error instanceof Error && error.name === ENDLESS_LOOP;
}
