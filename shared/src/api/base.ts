import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { type ApiError, errorFromResponse, networkError } from './apiError.ts';

export interface CallRequest {
  path: string;
  metodo?: 'GET' | 'POST';
  query?: Record<string, string | number | undefined>;
  /** Sent as JSON; a Blob (a file) is sent as it is. */
  body?: unknown;
  /** Timeout, ms; LIMIT by default. */
  delay?: number;
}

/** Default timeout of a call, ms. */
const LIMIT = 20_000;

function address({ path, query = {} }: CallRequest): string {
  const entries = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}

function content(body: unknown): { type?: string; body?: BodyInit } {
  if (body === undefined) return {};
  if (body instanceof Blob) return { type: body.type, body };
  return { type: 'application/json', body: JSON.stringify(body) };
}

/** Makes one HTTP call with the session cookie. Every failure is returned as an ApiError with a Spanish detail. */
export const baseQuery: BaseQueryFn<CallRequest, unknown, ApiError> = async (request, { signal }) => {
  const { metodo: method = 'GET', delay = LIMIT } = request;
  const { type, body } = content(request.body);
  let response: Response;
  try {
    response = await fetch(address(request), {
      method,
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...(type === undefined ? {} : { 'content-type': type }) },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(delay)]),
    });
  } catch {
    return { error: networkError() };
  }
  const data: unknown = await response.json().catch(() => null);
  return response.ok ? { data } : { error: errorFromResponse(response.status, data, response.headers.get('x-request-id')) };
};
