/** Whether the user came back to the list by a link, which sets `returning` in the history entry's `state`. */
export function isReturning(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'returning' in state && state.returning === true;
}
