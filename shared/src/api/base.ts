import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiRequest } from '../contract/calls/requestOf.ts';
import type { ApiError } from './apiError.ts';
import type { Device } from './device.ts';

/** Every call of the slice: a capture goes through the queue, and what can't be read is read of this device's copy. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = (request, { signal, extra }) =>
  (extra as { device: Device }).device.call(request, signal);
