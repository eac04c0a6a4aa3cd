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

/** Callbacks with which a call reports more than its outcome. */
export interface CallListener {
  /** Reports whether a server answered. Calls that their caller aborted aren't reported. */
  onContact(answered: boolean): void;
  /** Whether the server can be reached now, as far as known. */
  isConnected(): boolean;
  /** Reports, once, that the device's clock is far off. */
  onWrongClock(text: string): void;
}

/** A request that any running server answers. */
export const HEALTH = { method: 'GET', address: '/api/salud', timeout: 5_000 } as const satisfies ApiRequest;

/** Statuses that a proxy answers when it can't reach the server or doesn't know it. */
const UNREACHED = [404, 502, 503, 504];

/**
 * Whether a failed answer comes from something other than the server, such as a proxy: the server's failures always have a
 * `detail`.
 */
function isForeign(data: unknown): boolean {
  return !(typeof data === 'object' && data !== null && 'detail' in data);
}

/** Whether the server itself answers. @param limit time after which the server counts as lost, ms */
export async function isServerThere(limit: number): Promise<boolean> {
  try {
    const response = await fetch(HEALTH.address, { signal: AbortSignal.timeout(limit) });
    return response.ok && 'estado' in (await response.json());
  } catch {
    return false;
  }
}

/**
 * Makes one HTTP call with the session cookie; every failure is returned as an ApiError with a Spanish detail. An incomplete
 * answer, or an answer by a proxy or the network's sign-in page, counts as no answer: the server may or may not have done the
 * call.
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
    // If the server answers the health request, the refusal concerns only this call, and the server isn't lost.
    const isUnreached = async () => UNREACHED.includes(response.status) || !(await isServerThere(HEALTH.timeout));
    if (!response.ok && isForeign(data) && (await isUnreached())) throw new TypeError('Not an answer of the server');
  } catch {
    if (!signal?.aborted) {
      // A call during which the connection was lost isn't counted as failed, because no section caused that.
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
