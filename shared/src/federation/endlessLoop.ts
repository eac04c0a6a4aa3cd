/** Name of the error that stops a section's endless code. It must never change, because every built section contains it. */
export const ENDLESS_LOOP = 'EndlessLoop';

/** Whether an error stopped a section's code that ran for too long (`instrument/`) or redirected for ever (`ShellRouter`). */
export function isEndlessLoop(error: unknown): boolean {
  return error instanceof Error && error.name === ENDLESS_LOOP;
}
