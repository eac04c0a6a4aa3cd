/** Whether a link back to the list was followed: its `state` says `vuelta`. */
export function isReturning(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'vuelta' in state && state.vuelta === true;
}
