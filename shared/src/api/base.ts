import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiRequest } from '../contract/calls/requestOf.ts';
import type { ApiError } from './apiError.ts';
import type { Device } from './device.ts';

/**
 * Makes every call of the slice `api`. A call that a register captures is stored on this device before it is sent (`Outbox`); a
 * read that the server can't answer is answered from this device's data where possible.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, { signal, extra }) => {
  const { data, error, isCopy = false } = await (extra as { device: Device }).device.call(request, signal);
  return error ? { error } : { data, meta: { isCopy } };
};
