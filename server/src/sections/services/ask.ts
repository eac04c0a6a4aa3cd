import { readWithin } from '../../http/readWithin.ts';

/** Longest time until a service has sent its whole answer, ms. */
const TIME_LIMIT = 10_000;

/** Largest answer of a service, bytes. Answers are buffered completely, so that an interrupted answer is never passed on. */
const SIZE_LIMIT = 5 * 1024 * 1024;

/** Content types of data and images. A script or page from a service would run as if it were the product's own. */
const ALLOWED_TYPES = /^(application\/((problem\+)?json|pdf)|text\/(plain|csv)|image\/(png|jpeg|webp))\s*(;|$)/i;

/**
 * A request to a service. From the browser's request it has the method, the end of the address, the accepted types and the body.
 */
export interface ServiceRequest {
  address: URL;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  /** JSON text; undefined for a call without a body. */
  body: string | undefined;
}

export interface ServiceAnswer {
  status: number;
  /** Content type; null when the answer names none, and then it has no body. */
  type: string | null;
  disposition: string | null;
  body: Buffer;
}

/** The service's answer can't be passed on to the browser. */
export class BadAnswer extends Error {
  /** Whether the status says that the service is down (`DOWN`). */
  readonly isDown: boolean;

  constructor(message: string, isDown = false) {
    super(message);
    this.isDown = isDown;
  }
}

/** Statuses with which a proxy reports that a service doesn't answer, or that the service itself is unavailable. */
const DOWN: readonly number[] = [502, 503, 504];

/**
 * Calls a service once. Its answers 2xx and 4xx are passed on. Other statuses, redirects, other content types, and answers that
 * are too large or too late make the call fail.
 * @throws BadAnswer, or the error of fetch
 */
export async function ask({ address, method, headers, body }: ServiceRequest): Promise<ServiceAnswer> {
  const response = await fetch(address, {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIME_LIMIT),
    ...(body !== undefined && { body }),
  });
  const { status } = response;
  if (status < 200 || (status >= 300 && status < 400) || status >= 500) {
    await response.body?.cancel();
    throw new BadAnswer(`It answered ${status}`, DOWN.includes(status));
  }
  const bytes = await readWithin(response, SIZE_LIMIT);
  if (bytes === null) throw new BadAnswer(`Its answer is larger than ${SIZE_LIMIT} bytes`);
  const type = response.headers.get('content-type');
  if (bytes.length > 0 && !ALLOWED_TYPES.test(type ?? '')) throw new BadAnswer(`Its content type is ${type}`);
  return { status, type, disposition: response.headers.get('content-disposition'), body: bytes };
}
