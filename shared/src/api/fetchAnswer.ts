import type { ApiRequest } from '../contract/calls/requestOf.ts';
import { ORIGIN_HEADER } from '../contract/originHeader.ts';
import { previewHeader } from '../contract/previewHeader.ts';
import { windowId } from '../live/windowId.ts';
import { errorFromResponse, networkError } from './apiError.ts';
import { countCall } from './callTotals.ts';
import type { Outcome } from './outbox/outcome.ts';
import { learnServerClock } from './serverClock.ts';

/** Default timeout of a call, ms. */
const TIMEOUT = 20_000;

function content(body: unknown): { type?: string; body?: BodyInit } {
  if (body === undefined) return {};
  if (body instanceof Blob) return { type: body.type, body };
  return { type: 'application/json', body: JSON.stringify(body) };
}

/** Is told what each call finds out besides its outcome. */
export interface CallListener {
  /** Whether a server answered. A call that its caller gave up tells nothing. */
  onContact(answered: boolean): void;
  /** Whether the server can be reached now, as far as known. */
  isConnected(): boolean;
  /** The device's clock is found far off; told once. */
  onWrongClock(text: string): void;
}

/** What a proxy answers for a server that it can't reach, or doesn't know. */
const UNREACHED = [404, 502, 503, 504];

/** Whether a proxy answered instead of the server: every failure of the server itself says what happened. */
function isOfProxy(status: number, data: unknown): boolean {
  return UNREACHED.includes(status) && !(typeof data === 'object' && data !== null && 'detail' in data);
}

/**
 * Makes one HTTP call with the session cookie. Every failure is returned as an ApiError with a Spanish detail. A success
 * whose body is cut off, or is a page that the network's owner put there, is no answer, nor is a proxy's that reached no server: the call may not
 * have been done.
 */
export async function fetchAnswer(request: ApiRequest, listener: CallListener, signal?: AbortSignal): Promise<Outcome> {
  const { method, address, timeout = TIMEOUT } = request;
  const { type, body } = content(request.body);
  const counts = listener.isConnected();
  const limit = AbortSignal.timeout(timeout);
  const sent = Date.now();
  let response: Response;
  let data: unknown;
  try {
    response = await fetch(address, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...previewHeader(),
        ...(method === 'POST' && { [ORIGIN_HEADER]: windowId }),
        ...(type === undefined ? {} : { 'content-type': type }),
      },
      body,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    data = await (response.ok ? response.json() : response.json().catch(() => null));
    if (isOfProxy(response.status, data)) throw new TypeError('A proxy reached no server');
  } catch {
    if (!signal?.aborted) {
      // The connection may have gone meanwhile: that is no failure either.
      if (counts && listener.isConnected()) countCall(true);
      listener.onContact(false);
    }
    return { error: networkError() };
  }
  if (counts) countCall(response.status >= 500);
  listener.onContact(true);
  const wrongClock = learnServerClock(response.headers.get('date'), sent, Date.now());
  if (wrongClock !== null) listener.onWrongClock(wrongClock);
  return response.ok ? { data } : { error: errorFromResponse(response.status, data, response.headers.get('x-request-id')) };
}
