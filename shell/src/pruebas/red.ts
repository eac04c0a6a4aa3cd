type Atender = (peticion: Request) => Response | Promise<Response>;

export interface Red {
  /** Answers 'GET /api/...' from now on. */
  atender: (llamada: string, como: Atender) => void;
  /** How many times a call has been made. */
  veces: (llamada: string) => number;
}

export const json = (cuerpo: unknown, status = 200) => new Response(JSON.stringify(cuerpo), { status });

/** Stands in the place of the network; a call nobody answers fails as one without connection. */
export function simularRed(): Red {
  const rutas = new Map<string, Atender>();
  const vistas: string[] = [];
  globalThis.fetch = async (entrada, opciones) => {
    const peticion = new Request(String(entrada), opciones);
    const llamada = `${peticion.method} ${new URL(peticion.url).pathname}`;
    vistas.push(llamada);
    const atender = rutas.get(llamada);
    if (!atender) throw new TypeError('fetch failed');
    return atender(peticion);
  };
  return {
    atender: (llamada, como) => void rutas.set(llamada, como),
    veces: (llamada) => vistas.filter((vista) => vista === llamada).length,
  };
}
