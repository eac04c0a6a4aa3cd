import { codeOf } from './code';

/** How a sign-in ended; the wording is the page's. */
export type Result =
  | { type: 'dentro'; redirection: string }
  | { type: 'usuario' | 'password' | 'demasiados' | 'sinRed' }
  | { type: 'falla'; code: string };

/** Longest wait for the server's answer, ms. */
const LIMIT = 20_000;

const BY_STATUS: Record<number, 'usuario' | 'password' | 'demasiados'> = {
  401: 'usuario',
  403: 'password',
  429: 'demasiados',
};

/** POST /api/auth/submit as form data (spec 7). Never rejects: every failure is a result. */
export async function signIn(form: FormData): Promise<Result> {
  let response: Response;
  try {
    response = await fetch('/api/auth/submit', {
      method: 'POST',
      body: form,
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(LIMIT),
    });
  } catch {
    return { type: 'sinRed' };
  }
  if (!response.ok) {
    const type = BY_STATUS[response.status];
    return type ? { type } : { type: 'falla', code: codeOf(response) };
  }
  const data: unknown = await response.json().catch(() => null);
  const redirection = readRedirection(data);
  return redirection === null ? { type: 'falla', code: '' } : { type: 'dentro', redirection };
}

/** Only a path of this site: anything else would hand the browser to another one. */
function readRedirection(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('redirection' in data)) return null;
  const { redirection } = data;
  return typeof redirection === 'string' && /^\/(?![/\\])/.test(redirection) ? redirection : null;
}
