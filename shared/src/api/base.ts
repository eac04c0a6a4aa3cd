import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiRequest } from '../contract/calls/requestOf.ts';
import { ORIGIN_HEADER } from '../contract/originHeader.ts';
import { windowId } from '../live/windowId.ts';
import { type ApiError, errorFromResponse, networkError } from './apiError.ts';
import { learnServerClock } from './serverClock.ts';
import { toasts } from './toasts.ts';

/** Default timeout of a call, ms. */
const TIMEOUT = 20_000;

/** How long it is told that the device's clock is wrong, ms: it is once, and no work has to stop for it. */
const CLOCK_SHOWN = 30_000;

function content(body: unknown): { type?: string; body?: BodyInit } {
  if (body === undefined) return {};
  if (body instanceof Blob) return { type: body.type, body };
  return { type: 'application/json', body: JSON.stringify(body) };
}

/** Makes one HTTP call with the session cookie. Every failure is returned as an ApiError with a Spanish detail. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, { signal, dispatch }) => {
  const { method, address, timeout = TIMEOUT } = request;
  const { type, body } = content(request.body);
  const sent = Date.now();
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(method === 'POST' && { [ORIGIN_HEADER]: windowId }),
        ...(type === undefined ? {} : { 'content-type': type }),
      },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    });
  } catch {
    return { error: networkError() };
  }
  const wrongClock = learnServerClock(response.headers.get('date'), sent, Date.now());
  if (wrongClock !== null) dispatch(toasts.actions.shown(wrongClock, 'info', undefined, CLOCK_SHOWN));
  const data: unknown = await response.json().catch(() => null);
  return response.ok ? { data } : { error: errorFromResponse(response.status, data, response.headers.get('x-request-id')) };
};
