import { readWithin } from '../http/readWithin.ts';
import { GeocoderError } from './geocoder.ts';

const TIME_MS = 5_000;
const MAX_BYTES = 1_048_576;

export interface JsonResponse {
  status: number;
  /** Parsed JSON; null when an error's body isn't JSON. */
  body: unknown;
}

/**
 * Requests JSON of at most 1 MB within `timeMs`, 5 seconds by default. Redirects aren't followed, because their target would
 * receive the key in a header.
 * @throws GeocoderError 'tiempo', 'red', or 'respuesta' when a successful answer isn't JSON or any answer is larger than 1 MB
 */
export async function requestJson(url: URL, init: RequestInit = {}, timeMs = TIME_MS): Promise<JsonResponse> {
  const signal = AbortSignal.timeout(timeMs);
  try {
    const headers = {
      accept: 'application/json',
      'user-agent': 'Lavanda',
      ...(init.headers as Record<string, string> | undefined),
    };
    const response = await fetch(url, { ...init, headers, signal, redirect: 'error' });
    const bytes = await readWithin(response, MAX_BYTES);
    if (bytes === null) throw new GeocoderError('respuesta', response.status);
    return { status: response.status, body: parseBody(bytes.toString('utf8'), response.ok) };
  } catch (error) {
    if (error instanceof GeocoderError) throw error;
    throw new GeocoderError(signal.aborted ? 'tiempo' : 'red');
  }
}

function parseBody(text: string, required: boolean): unknown {
  try {
    return JSON.parse(text);
  } catch {
    if (required) throw new GeocoderError('respuesta', 200);
    return null;
  }
}
