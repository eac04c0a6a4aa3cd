import { contractViolations } from '@lavanda/shared/testing/contractCheck';

/** A request the mock network received. */
export interface SeenRequest {
  metodo: string;
  path: string;
  query: URLSearchParams;
  /** JSON body; {} for a request without a JSON body. */
  body: Record<string, unknown>;
  /** FormData body. */
  form: FormData | undefined;
  /** File body. */
  file: Blob | undefined;
}

/** An answer: body and status, or 'caida' for no answer. */
export type CallResponse = { status?: number; body: unknown; headers?: Record<string, string> } | 'caida';
type ServeRequest = CallResponse | ((request: SeenRequest) => CallResponse | Promise<CallResponse>);

export interface MockNetwork {
  /** Sets or replaces the answer of a call such as 'GET /api/ventas/'. An id that ends the path is ':id'. */
  route(call: string, response: ServeRequest): void;
  /** Every request received for a call. */
  seen(call: string): SeenRequest[];
}

const ID_IN_PATH = /\/[0-9a-f]{8}-[0-9a-f-]{27}$/;

const violations: string[] = [];

// Violations are checked after the test, because the code under test would take an error thrown in `fetch` for a network error.
afterEach(() => {
  expect(violations.splice(0)).toEqual([]);
});

/**
 * Replaces fetch with answers defined by the test. A call without an answer fails, and so does the test when a
 * successful answer breaks the contract.
 */
export function mockNetwork(): MockNetwork {
  // Answers to requests that many pages send, whatever their tests are about: the health request after a failure that isn't the
  // server's own, the board's pickup requests, and the counter's and the cierre's request of the cliente's credit.
  const paths = new Map<string, ServeRequest>([
    ['GET /api/salud', { body: { estado: 'ok', base: 'embebida' } }],
    ['GET /api/solicitudes', { body: { solicitudes: [] } }],
    ['GET /api/clientes/', { body: { clientes: [] } }],
  ]);
  const seen: (SeenRequest & { call: string })[] = [];
  globalThis.fetch = async (input, { method = 'GET', body: requestBody } = {}) => {
    const url = new URL(String(input), 'http://lavanda.prueba');
    const call = `${method} ${url.pathname.replace(ID_IN_PATH, '/:id')}`;
    const request: SeenRequest = {
      metodo: method,
      path: url.pathname,
      query: url.searchParams,
      body: typeof requestBody === 'string' ? (JSON.parse(requestBody) as Record<string, unknown>) : {},
      form: requestBody instanceof FormData ? requestBody : undefined,
      file: requestBody instanceof Blob ? requestBody : undefined,
    };
    seen.push({ ...request, call });
    const route = paths.get(call);
    if (!route) throw new Error(`Nadie atiende ${call}`);
    const response = typeof route === 'function' ? await route(request) : route;
    if (response === 'caida') throw new TypeError('fetch failed');
    const { body, status = 200, headers = {} } = response;
    if (status < 300) violations.push(...contractViolations(method, url, body));
    return new Response(JSON.stringify(body), { status, headers });
  };
  return {
    route: (call, response) => void paths.set(call, response),
    seen: (call) => seen.filter((request) => request.call === call),
  };
}

/** An error answer in the server's format (RFC 9457). */
export function problem(status: number, detail: string, extra: object = {}): CallResponse {
  return { status, body: { type: 'about:blank', title: 'Problema', status, detail, ...extra } };
}
