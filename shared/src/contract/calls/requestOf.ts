import { type AddressParts, type Call, type CallSchemas, fillAddress, type InputOf } from './call.ts';

/** A request of the API, ready to send. */
export interface ApiRequest {
  method: 'GET' | 'POST';
  address: string;
  /** Sent as JSON; a Blob (a file) is sent as it is. */
  body?: unknown;
  /** Timeout, ms; that of `baseQuery` by default. */
  timeout?: number | undefined;
}

interface RequestOptions {
  /** The file that is the body of an upload. */
  file?: Blob;
  /** Timeout, ms. */
  timeout?: number;
}

type Arguments<S extends CallSchemas> =
  unknown extends InputOf<S> ? [input?: undefined, options?: RequestOptions] : [input: InputOf<S>, options?: RequestOptions];

/** Builds the request of a call from input of the call's own types. For `query` in RTK Query endpoints. */
export function requestOf<S extends CallSchemas>(call: Call<S>, ...[input, options = {}]: Arguments<S>): ApiRequest {
  const parts: AddressParts & { body?: unknown } = input ?? {};
  const { method, path } = call;
  return { method, address: fillAddress(path, parts), body: options.file ?? parts.body, timeout: options.timeout };
}
