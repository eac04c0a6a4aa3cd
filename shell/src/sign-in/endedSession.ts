/** How a session was lost: it expired, or somebody ended it from elsewhere. */
export type EndedSession = 'vencida' | 'terminada';

const NAME = 'sesion';

/** The path of the sign-in page, with how the session was lost, if one was. */
export function signInPath(ended: EndedSession | null): string {
  return ended === null ? '/login' : `/login?${NAME}=${ended}`;
}

/** How the session was lost, as the sign-in page's URL states it; null after signing out, or without an earlier session. */
export function endedIn(search: string): EndedSession | null {
  const value = new URLSearchParams(search).get(NAME);
  return value === 'vencida' || value === 'terminada' ? value : null;
}
