import { contractViolations } from '@lavanda/shared/testing/contractCheck';

/** A request as the network saw it. */
export interface SeenRequest {
  metodo: string;
  path: string;
  query: URLSearchParams;
  /** The JSON of the body; empty without one. */
  body: Record<string, unknown>;
  /** The form sent instead of JSON. */
  forma: FormData | undefined;
  /** The file sent instead of JSON. */
  file: Blob | undefined;
}

/** An answer of the network: a body with its status, or 'caida' when no answer comes. */
export type CallResponse = { status?: number; body: unknown; headers?: Record<string, string> } | 'caida';
type ServeRequest = CallResponse | ((request: SeenRequest) => CallResponse | Promise<CallResponse>);

export interface Red {
  /** Answers 'GET /api/ventas/' and the like; a later one for the same call replaces it. An id at the path's end is ':id'. */
  route(call: string, as: ServeRequest): void;
  /** Every request seen so far, of one call. */
  vistas(call: string): SeenRequest[];
}

const ID_IN_PATH = /\/[0-9a-f]{8}-[0-9a-f-]{27}$/;

const violations: string[] = [];

// Not thrown where the answer is given: the code under test would take it for a failure of the network.
// Only when asked for, until every fixture has been mended.
if (process.env.LAVANDA_CHECK_ANSWERS)
  afterEach(() => {
    expect(violations.splice(0)).toEqual([]);
  });

/**
 * Takes the place of the network: what components ask goes through the real store, to answers written in the test. A call
 * that nobody answers fails. With LAVANDA_CHECK_ANSWERS=1 a test also fails when a successful answer breaks the contract.
 */
export function mockNetwork(): Red {
  const paths = new Map<string, ServeRequest>();
  const vistas: (SeenRequest & { call: string })[] = [];
  globalThis.fetch = async (input, { method = 'GET', body: requestBody } = {}) => {
    const url = new URL(String(input), 'http://lavanda.prueba');
    const call = `${method} ${url.pathname.replace(ID_IN_PATH, '/:id')}`;
    const request: SeenRequest = {
      metodo: method,
      path: url.pathname,
      query: url.searchParams,
      body: typeof requestBody === 'string' ? (JSON.parse(requestBody) as Record<string, unknown>) : {},
      forma: requestBody instanceof FormData ? requestBody : undefined,
      file: requestBody instanceof Blob ? requestBody : undefined,
    };
    vistas.push({ ...request, call });
    const route = paths.get(call);
    if (!route) throw new Error(`Nadie atiende ${call}`);
    const response = typeof route === 'function' ? await route(request) : route;
    if (response === 'caida') throw new TypeError('fetch failed');
    const { body, status = 200, headers = {} } = response;
    if (status < 300 && process.env.LAVANDA_CHECK_ANSWERS) violations.push(...contractViolations(method, url, body));
    return new Response(JSON.stringify(body), { status, headers });
  };
  return {
    route: (call, as) => void paths.set(call, as),
    vistas: (call) => vistas.filter((view) => view.call === call),
  };
}

/** An error answer as the server writes them (RFC 9457). */
export function problem(status: number, detail: string, extra: object = {}): CallResponse {
  return { status, body: { type: 'about:blank', title: 'Problema', status, detail, ...extra } };
}
