import { contractViolations } from '@lavanda/shared/pruebas/contractCheck';

/** A request as the network saw it. */
export interface PeticionVista {
  metodo: string;
  ruta: string;
  query: URLSearchParams;
  /** The JSON of the body; empty without one. */
  cuerpo: Record<string, unknown>;
  /** The form sent instead of JSON. */
  forma: FormData | undefined;
  /** The file sent instead of JSON. */
  archivo: Blob | undefined;
}

/** An answer of the network: a body with its status, or 'caida' when no answer comes. */
export type Respuesta = { status?: number; cuerpo: unknown; cabeceras?: Record<string, string> } | 'caida';
type Atender = Respuesta | ((peticion: PeticionVista) => Respuesta | Promise<Respuesta>);

export interface Red {
  /** Answers 'GET /api/ventas/' and the like; a later one for the same call replaces it. An id at the path's end is ':id'. */
  atender(llamada: string, como: Atender): void;
  /** Every request seen so far, of one call. */
  vistas(llamada: string): PeticionVista[];
}

const ID_EN_RUTA = /\/[0-9a-f]{8}-[0-9a-f-]{27}$/;

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
export function simularRed(): Red {
  const rutas = new Map<string, Atender>();
  const vistas: (PeticionVista & { llamada: string })[] = [];
  globalThis.fetch = async (entrada, { method: metodo = 'GET', body } = {}) => {
    const url = new URL(String(entrada), 'http://lavanda.prueba');
    const llamada = `${metodo} ${url.pathname.replace(ID_EN_RUTA, '/:id')}`;
    const peticion: PeticionVista = {
      metodo,
      ruta: url.pathname,
      query: url.searchParams,
      cuerpo: typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {},
      forma: body instanceof FormData ? body : undefined,
      archivo: body instanceof Blob ? body : undefined,
    };
    vistas.push({ ...peticion, llamada });
    const atender = rutas.get(llamada);
    if (!atender) throw new Error(`Nadie atiende ${llamada}`);
    const respuesta = typeof atender === 'function' ? await atender(peticion) : atender;
    if (respuesta === 'caida') throw new TypeError('fetch failed');
    const { cuerpo, status = 200, cabeceras: headers = {} } = respuesta;
    if (status < 300 && process.env.LAVANDA_CHECK_ANSWERS) violations.push(...contractViolations(metodo, url, cuerpo));
    return new Response(JSON.stringify(cuerpo), { status, headers });
  };
  return {
    atender: (llamada, como) => void rutas.set(llamada, como),
    vistas: (llamada) => vistas.filter((vista) => vista.llamada === llamada),
  };
}

/** An error answer as the server writes them (RFC 9457). */
export function problema(status: number, detail: string, extra: object = {}): Respuesta {
  return { status, cuerpo: { type: 'about:blank', title: 'Problema', status, detail, ...extra } };
}
