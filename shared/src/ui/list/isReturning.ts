/** Whether the user followed a link back to the list, whose `state` has `returning`. */
export function isReturning(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'returning' in state && state.returning === true;
}
