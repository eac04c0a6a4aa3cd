/** How a session was lost: over by itself, or ended from elsewhere. */
export type EndedSession = 'vencida' | 'terminada';

const NAME = 'sesion';

/** The address of sign-in that says how the session was lost, for a page load. */
export function signInPath(ended: EndedSession | null): string {
  return ended === null ? '/login' : `/login?${NAME}=${ended}`;
}

/** What the address of sign-in says; null for a session that was left, or when there was none. */
export function endedIn(search: string): EndedSession | null {
  const value = new URLSearchParams(search).get(NAME);
  return value === 'vencida' || value === 'terminada' ? value : null;
}
