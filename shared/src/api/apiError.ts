import type { Problem } from '../contract/schemas/problem.ts';
import { isObject } from '../domain/isObject.ts';

/** A failed call: the server's problem, or status 'red' ('network') when no answer came. */
export interface ApiError {
  status: number | 'red';
  problem: Problem & Record<string, unknown>;
}

const NO_NETWORK = 'El servidor no respondió. Revisa tu conexión e inténtalo de nuevo.';
const SUPPORT_CODE = 'Código para soporte:';

const UNEXPECTED = 'Ocurrió una falla en el servidor. Inténtalo de nuevo en un momento.';

/** The error of a call without an answer. */
export function networkError(): ApiError {
  return { status: 'red', problem: { type: 'about:blank', title: 'Sin conexión', status: 0, detail: NO_NETWORK } };
}

/**
 * Builds the error of a failed answer. A body that isn't problem+json, such as a proxy's HTML page, gets a Spanish detail.
 * @param requestId the answer's x-request-id; a `solicitud` in the body takes precedence
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

/** Whether a value of unknown type is an error of a call. */
export function isApiError(error: unknown): error is ApiError {
  return isObject(error) && 'status' in error && isObject(error.problem);
}

/** @returns a Spanish message about the error, without the support code */
export function errorDetail(error: unknown): string {
  return isApiError(error) ? error.problem.detail : UNEXPECTED;
}

/** @returns the request id to look up in the server's log; undefined when the error has none, as when no answer came */
export function errorCode(error: unknown): string | undefined {
  return isApiError(error) && typeof error.problem.solicitud === 'string' ? error.problem.solicitud : undefined;
}

/** @returns the Spanish message for the user, with the support code of a server error (5xx) that has one */
export function errorMessage(error: unknown): string {
  const code = errorCode(error);
  const fromServer = isApiError(error) && typeof error.status === 'number' && error.status >= 500;
  return fromServer && code ? `${errorDetail(error)} ${SUPPORT_CODE} ${code}` : errorDetail(error);
}
