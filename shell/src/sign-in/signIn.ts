import { signInCall } from '@lavanda/shared/contract/calls/auth';
import { codeOf } from './code';

/** Result of a sign-in; SignInPage has the text for each one. */
export type Result =
  | { type: 'dentro'; redirection: string }
  | { type: 'codigo' }
  | { type: 'usuario' | 'password' | 'tooMany' | 'noNetwork' }
  | { type: 'failure'; code: string };

/** Timeout of the call, ms. */
const LIMIT = 20_000;

const BY_STATUS: Record<number, 'usuario' | 'password' | 'tooMany'> = {
  401: 'usuario',
  403: 'password',
  429: 'tooMany',
};

/** POST /api/auth/submit as form data (spec 7). Failures are returned, never thrown. */
export async function signIn(form: FormData): Promise<Result> {
  let response: Response;
  try {
    response = await fetch(signInCall.path, {
      method: signInCall.method,
      body: form,
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(LIMIT),
    });
  } catch {
    return { type: 'noNetwork' };
  }
  if (!response.ok) {
    const type = BY_STATUS[response.status];
    return type ? { type } : { type: 'failure', code: codeOf(response) };
  }
  const data: unknown = await response.json().catch(() => null);
  if (waitsForCode(data)) return { type: 'codigo' };
  const redirection = readRedirection(data);
  return redirection === null ? { type: 'failure', code: '' } : { type: 'dentro', redirection };
}

/** Whether the answer says that the password was right and a code of the second factor must follow. */
function waitsForCode(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'segundoFactor' in data && data.segundoFactor === true;
}

/** Accepts only paths of this site, to prevent open redirects. */
export function readRedirection(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('redirection' in data)) return null;
  const { redirection } = data;
  return typeof redirection === 'string' && /^\/(?![/\\])/.test(redirection) ? redirection : null;
}
