import { signInCall } from '@lavanda/shared/contract/calls/auth';
import type { SecondFactorKind } from '@lavanda/shared/contract/schemas/auth';
import { codeOf } from './code';

/** Result of a sign-in. For each failure the sign-in page has a text. */
export type Result =
  | { type: 'dentro'; redirection: string }
  /** The password was right, and the session waits for its second factor. */
  | { type: 'codigo'; factors: readonly SecondFactorKind[] }
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
  if (waitsForSecondFactor(data)) return { type: 'codigo', factors: factorsOf(data) };
  const redirection = readRedirection(data);
  return redirection === null ? { type: 'failure', code: '' } : { type: 'dentro', redirection };
}

/** Whether the answer says that the password was right and the second factor must follow. */
function waitsForSecondFactor(data: unknown): data is object {
  return typeof data === 'object' && data !== null && 'segundoFactor' in data && data.segundoFactor === true;
}

/** The account's second factors. A server of the previous version doesn't send them and knows only codes. */
function factorsOf(data: object): SecondFactorKind[] {
  if (!('factores' in data) || !Array.isArray(data.factores)) return ['codigo'];
  return data.factores.filter((factor): factor is SecondFactorKind => factor === 'codigo' || factor === 'llave');
}

/** @returns the path to open after sign-in; null unless it is a path of this site, to prevent open redirects */
export function readRedirection(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('redirection' in data)) return null;
  const { redirection } = data;
  return typeof redirection === 'string' && /^\/(?![/\\])/.test(redirection) ? redirection : null;
}
