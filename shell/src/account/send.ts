import type { ApiRequest } from '@lavanda/shared/contract/calls/requestOf';
import { isObject } from '@lavanda/shared/domain/isObject';
import { codeOf } from '../sign-in/code';
import { TEXTS as SIGN_IN } from '../sign-in/texts';
import { TEXTS } from './texts';

/** A failed call: its status ('red' without an answer) and the message for the user. */
export interface Failure {
  status: number | 'red';
  mensaje: string;
  campos: FieldFailure[];
}

export interface FieldFailure {
  campo: string;
  mensaje: string;
}

export type CallResponse = { ok: true; data: unknown } | { ok: false; failure: Failure };

/** Timeout of a call, ms. */
const LIMIT = 20_000;

/**
 * Sends a call; never rejects. A success without JSON, such as a captive portal's page, counts as no answer. The account pages
 * depend on React alone, so they use this function instead of the app's RTK Query client.
 */
export async function send({ method, address, body }: ApiRequest): Promise<CallResponse> {
  let response: Response;
  let data: unknown;
  try {
    response = await fetch(address, {
      method,
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(LIMIT),
    });
    data = await (response.ok ? response.json() : response.json().catch(() => null));
  } catch {
    return { ok: false, failure: { status: 'red', mensaje: SIGN_IN.noNetwork, campos: [] } };
  }
  return response.ok ? { ok: true, data } : { ok: false, failure: readFailure(response, data) };
}

/** Builds the failure of an answer. A body that isn't problem+json (a proxy's page) gets a Spanish message. */
function readFailure(response: Response, data: unknown): Failure {
  const { status } = response;
  const { detail, campos } = isObject(data) ? data : {};
  const fallbackMessage = status === 429 ? SIGN_IN.tooMany : TEXTS.unexpected;
  return {
    status,
    mensaje: (typeof detail === 'string' && detail !== '' ? detail : fallbackMessage) + codeOf(response),
    campos: Array.isArray(campos) ? campos.filter(isFieldFailure) : [],
  };
}

function isFieldFailure(value: unknown): value is FieldFailure {
  return isObject(value) && typeof value.campo === 'string' && typeof value.mensaje === 'string';
}
