/** How long a service may take to answer whole, ms. */
const TIME_LIMIT = 10_000;

/** Largest answer of a service, bytes: it is held in memory, so that what breaks off half way is no answer. */
const SIZE_LIMIT = 5 * 1024 * 1024;

/** Data and images: a script or a page of a service would run as the product's own. */
const ALLOWED_TYPES = /^(application\/((problem\+)?json|pdf)|text\/(plain|csv)|image\/(png|jpeg|webp))\s*(;|$)/i;

/** A request for a service, with nothing of the browser's but what it accepts and sends. */
export interface ServiceRequest {
  address: URL;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  /** JSON. */
  body: string | undefined;
}

export interface ServiceAnswer {
  status: number;
  /** Content type; null without a body. */
  type: string | null;
  disposition: string | null;
  body: Buffer;
}

/** The service gave an answer that can't be passed on to the browser. */
export class BadAnswer extends Error {
  /** Whether a proxy in front of the service answered that the service is down. */
  readonly isDown: boolean;

  constructor(message: string, isDown = false) {
    super(message);
    this.isDown = isDown;
  }
}

/** Statuses that a proxy answers for a service that is down, or a service that is overloaded. */
const DOWN: readonly number[] = [502, 503, 504];

/**
 * Asks a service once. Its answers of 2xx and 4xx are its own; others, redirects, other types and what is too large or
 * too late are failures of it.
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
  const type = response.headers.get('content-type');
  if (bytes.length > 0 && !ALLOWED_TYPES.test(type ?? '')) throw new BadAnswer(`Its content type is ${type}`);
  return { status, type, disposition: response.headers.get('content-disposition'), body: bytes };
}

async function readWithin({ body }: Response, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    // Leaving the loop cancels the rest.
    if (size > limit) throw new BadAnswer(`Its answer is larger than ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
