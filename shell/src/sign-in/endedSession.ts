/** How a session was lost: it expired, or somebody ended it from elsewhere. */
export type EndedSession = 'vencida' | 'terminada';

const NAME = 'sesion';

/** The address of sign-in with the reason for the lost session, for a page load. */
export function signInPath(ended: EndedSession | null): string {
  return ended === null ? '/login' : `/login?${NAME}=${ended}`;
}

/** The reason that an address of sign-in holds; null when the user signed out, or there was no session. */
export function endedIn(search: string): EndedSession | null {
  const value = new URLSearchParams(search).get(NAME);
  return value === 'vencida' || value === 'terminada' ? value : null;
}
