/** An answer of the network: a body with its status, 'caida' when none comes, 'muda' when it never ends. */
type Respuesta = { status?: number; cuerpo: unknown } | 'caida' | 'muda';

export interface Red {
  /** Answers 'POST /api/clientes/autocomplete' and the like from now on. */
  atender(llamada: string, respuesta: Respuesta): void;
  /** Bodies of the requests seen of one call. */
  vistas(llamada: string): unknown[];
}

/** Puts itself in the place of the network. */
export function simularRed(): Red {
  const respuestas = new Map<string, Respuesta>();
  const vistas: { llamada: string; cuerpo: unknown }[] = [];
  globalThis.fetch = async (entrada, opciones = {}) => {
    const llamada = `${opciones.method ?? 'GET'} ${new URL(String(entrada), 'http://lavanda.prueba').pathname}`;
    vistas.push({ llamada, cuerpo: typeof opciones.body === 'string' ? JSON.parse(opciones.body) : undefined });
    const respuesta = respuestas.get(llamada);
    if (!respuesta) throw new Error(`Nadie atiende ${llamada}`);
    if (respuesta === 'caida') throw new TypeError('fetch failed');
    if (respuesta === 'muda') return new Promise(() => undefined);
    return new Response(JSON.stringify(respuesta.cuerpo), { status: respuesta.status ?? 200 });
  };
  return {
    atender: (llamada, respuesta) => void respuestas.set(llamada, respuesta),
    vistas: (llamada) => vistas.filter((vista) => vista.llamada === llamada).map(({ cuerpo }) => cuerpo),
  };
}

export const MAPA_OSM = {
  cuerpo: {
    proveedor: 'osm',
    mosaicos: 'http://mosaicos.prueba/{z}/{x}/{y}.png',
    atribucion: '© colaboradores de OpenStreetMap',
  },
};
