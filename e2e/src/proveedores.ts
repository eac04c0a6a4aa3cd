import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { mosaico } from './mosaico.ts';
import { buscarLugares } from './photon.ts';

/** How a provider behaves: it answers, fails, refuses for its quota, or never answers. */
export type Modo = 'bien' | 'error' | 'cuota' | 'mudo';
type Proveedor = 'mosaicos' | 'photon';

export interface Proveedores {
  url: string;
  terminar(): Promise<void>;
}

/**
 * A tile server, a Photon and a Google Places on a free port. A story tells them how to behave over HTTP, from its own process
 * (`comportar`).
 */
export async function iniciarProveedores(): Promise<Proveedores> {
  const modos: Record<Proveedor, Modo> = { mosaicos: 'bien', photon: 'bien' };
  const imagen = mosaico();

  function atender(peticion: IncomingMessage, respuesta: ServerResponse): void {
    const url = new URL(peticion.url ?? '/', 'http://proveedores');
    if (url.pathname === '/comportar') {
      for (const [proveedor, modo] of url.searchParams) modos[proveedor as Proveedor] = modo as Modo;
      respuesta.end();
    } else if (url.pathname.startsWith('/mosaicos/')) {
      if (responderMal(modos.mosaicos, respuesta)) return;
      respuesta.writeHead(200, { 'content-type': 'image/png', 'access-control-allow-origin': '*' }).end(imagen);
    } else if (url.pathname === '/api') {
      if (responderMal(modos.photon, respuesta)) return;
      responderJson(respuesta, buscarLugares(url.searchParams.get('q') ?? '', Number(url.searchParams.get('limit') ?? 15)));
    } else if (url.pathname === '/v1/places:autocomplete') {
      responderJson(respuesta, SUGERENCIAS);
    } else if (url.pathname.startsWith('/v1/places/')) {
      responderJson(respuesta, { location: { latitude: 19.3951, longitude: -99.1602 } });
    } else respuesta.writeHead(404).end();
  }

  const servidor = createServer(atender);
  await new Promise<void>((listo) => servidor.listen(0, '127.0.0.1', listo));
  const direccion = servidor.address();
  if (direccion === null || typeof direccion === 'string') throw new Error('Los proveedores no tienen puerto');
  return {
    url: `http://127.0.0.1:${direccion.port}`,
    terminar: () =>
      new Promise((listo) => {
        servidor.close(() => listo());
        servidor.closeAllConnections();
      }),
  };
}

/** What Google Places (New) answers to an autocomplete. */
const SUGERENCIAS = {
  suggestions: [
    {
      placePrediction: {
        place: 'places/ChIJH6xola535narvarte',
        placeId: 'ChIJH6xola535narvarte',
        text: { text: 'Xola 535, Del Valle, Benito Juárez, 03100 Ciudad de México, CDMX', matches: [{ endOffset: 8 }] },
        types: ['street_address', 'geocode'],
      },
    },
  ],
};

function responderJson(respuesta: ServerResponse, cuerpo: unknown): void {
  respuesta.writeHead(200, { 'content-type': 'application/json;charset=utf-8' }).end(JSON.stringify(cuerpo));
}

/** Answers badly, as the mode says; false when it says to answer well. */
function responderMal(modo: Modo, respuesta: ServerResponse): boolean {
  if (modo === 'bien') return false;
  if (modo === 'error') respuesta.writeHead(500, { 'content-type': 'text/html' }).end('<h1>500 Internal Server Error</h1>');
  if (modo === 'cuota') respuesta.writeHead(429, { 'content-type': 'text/html' }).end('<h1>429 Too Many Requests</h1>');
  return true;
}

/** Sets how the providers of this run behave from now on. */
export async function comportar(modos: Partial<Record<Proveedor, Modo>>): Promise<void> {
  await fetch(`${process.env.LAVANDA_PROVEEDORES}/comportar?${new URLSearchParams(modos)}`);
}
