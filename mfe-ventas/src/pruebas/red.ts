export interface PeticionVista {
  ruta: string;
  query: URLSearchParams;
  cuerpo: Record<string, unknown>;
}

/** An answer of the network: a body with its status, or 'caida' when no answer comes. */
export type Respuesta = { status?: number; cuerpo: unknown } | 'caida';
type Atender = (peticion: PeticionVista) => Respuesta | Promise<Respuesta>;

export interface Red {
  /** Answers 'GET /api/ventas/' and the like; a later one for the same call replaces it. */
  atender(llamada: string, como: Atender): void;
  /** Every request seen so far, of one call. */
  vistas(llamada: string): PeticionVista[];
}

const ID_EN_RUTA = /\/[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** Puts itself in the place of the network: what components ask goes through the real store, to answers written in the test. */
export function simularRed(): Red {
  const rutas = new Map<string, Atender>();
  const vistas: (PeticionVista & { llamada: string })[] = [];
  globalThis.fetch = async (entrada, opciones = {}) => {
    const url = new URL(String(entrada), 'http://lavanda.prueba');
    const llamada = `${opciones.method ?? 'GET'} ${url.pathname.replace(ID_EN_RUTA, '/:nota')}`;
    const cuerpo = typeof opciones.body === 'string' ? (JSON.parse(opciones.body) as Record<string, unknown>) : {};
    const peticion = { ruta: url.pathname, query: url.searchParams, cuerpo };
    vistas.push({ ...peticion, llamada });
    const atender = rutas.get(llamada);
    if (!atender) throw new Error(`Nadie atiende ${llamada}`);
    const respuesta = await atender(peticion);
    if (respuesta === 'caida') throw new TypeError('fetch failed');
    return new Response(JSON.stringify(respuesta.cuerpo), { status: respuesta.status ?? 200 });
  };
  return {
    atender: (llamada, como) => void rutas.set(llamada, como),
    vistas: (llamada) => vistas.filter((vista) => vista.llamada === llamada),
  };
}

export function problema(status: number, detail: string): Respuesta {
  return { status, cuerpo: { type: 'about:blank', title: 'Problema', status, detail } };
}
