import type { Problem } from '../contract/problem.ts';

/** A failed call as the client sees it: the server's problem, or 'red' when no answer came at all. */
export interface ApiError {
  status: number | 'red';
  problem: Problem & Record<string, unknown>;
}

const NO_NETWORK = 'El servidor no respondió. Revisa tu conexión e inténtalo de nuevo.';
/** What stands before the code that support finds a failure by. */
const SUPPORT_CODE = 'Código para soporte:';

const UNEXPECTED = 'Ocurrió una falla en el servidor. Inténtalo de nuevo en un momento.';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function networkError(): ApiError {
  return { status: 'red', problem: { type: 'about:blank', title: 'Sin conexión', status: 0, detail: NO_NETWORK } };
}

/**
 * Reads the body of a failed answer; one that isn't problem+json (a proxy's HTML page) still gives a Spanish detail. `solicitud`: the answer's
 * x-request-id, for a body without its own.
 */
export function errorFromResponse(status: number, body: unknown, requestId: string | null = null): ApiError {
  const data = isObject(body) ? body : {};
  const detail = typeof data.detail === 'string' && data.detail !== '' ? data.detail : UNEXPECTED;
  return {
    status,
    problem: {
      type: 'about:blank',
      title: 'Falla',
      ...(requestId !== null && { solicitud: requestId }),
      ...data,
      status,
      detail,
    },
  };
}

export function isApiError(error: unknown): error is ApiError {
  return isObject(error) && 'status' in error && isObject(error.problema);
}

/** What happened, in Spanish, without the code: for where it has its own place. */
export function errorDetail(error: unknown): string {
  return isApiError(error) ? error.problem.detail : UNEXPECTED;
}

/** The id that the server's log has of the call that failed; undefined when no answer came. */
export function errorCode(error: unknown): string | undefined {
  return isApiError(error) && typeof error.problem.solicitud === 'string' ? error.problem.solicitud : undefined;
}

/** What a failed call tells the user, in Spanish: what happened and, when it is the server's fault, the code to tell support. */
export function errorMessage(error: unknown): string {
  const code = errorCode(error);
  const fromServer = isApiError(error) && typeof error.status === 'number' && error.status >= 500;
  return fromServer && code ? `${errorDetail(error)} ${SUPPORT_CODE} ${code}` : errorDetail(error);
}
