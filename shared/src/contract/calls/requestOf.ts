import { type AddressParts, type Call, type CallSchemas, fillAddress, type InputOf } from './call.ts';

/** A request of the API, ready to send. */
export interface ApiRequest {
  method: 'GET' | 'POST';
  address: string;
  /** The body, sent as JSON. A Blob, which is a file, is sent unchanged. */
  body?: unknown;
  /** Timeout, ms; that of `fetchAnswer` by default. */
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

/** Builds a call's request from its typed input, for the `query` of RTK Query endpoints. */
export function requestOf<S extends CallSchemas>(call: Call<S>, ...[input, options = {}]: Arguments<S>): ApiRequest {
  const parts: AddressParts & { body?: unknown } = input ?? {};
  const { method, path } = call;
  return { method, address: fillAddress(path, parts), body: options.file ?? parts.body, timeout: options.timeout };
}
