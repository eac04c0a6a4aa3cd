import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { searchPlaces } from './photon.ts';
import { tile } from './tile.ts';

/** How a fake provider behaves: it answers, fails (500), refuses because of its quota (429), or never answers. */
export type Mode = 'bien' | 'error' | 'cuota' | 'mudo';
type Provider = 'mosaicos' | 'photon';

export interface Providers {
  url: string;
  finish(): Promise<void>;
}

/** Starts fake map tiles, Photon and Google Places on a free port. Stories make tiles and Photon fail with `behave`. */
export async function startProviders(): Promise<Providers> {
  const modes: Record<Provider, Mode> = { mosaicos: 'bien', photon: 'bien' };
  const image = tile();

  function route(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://proveedores');
    if (url.pathname === '/comportar') {
      for (const [provider, mode] of url.searchParams) modes[provider as Provider] = mode as Mode;
      response.end();
    } else if (url.pathname.startsWith('/mosaicos/')) {
      if (respondBadly(modes.mosaicos, response)) return;
      response.writeHead(200, { 'content-type': 'image/png', 'access-control-allow-origin': '*' }).end(image);
    } else if (url.pathname === '/api') {
      if (respondBadly(modes.photon, response)) return;
      respondJson(response, searchPlaces(url.searchParams.get('q') ?? '', Number(url.searchParams.get('limit') ?? 15)));
    } else if (url.pathname === '/v1/places:autocomplete') {
      respondJson(response, SUGGESTIONS);
    } else if (url.pathname.startsWith('/v1/places/')) {
      respondJson(response, { location: { latitude: 19.3951, longitude: -99.1602 } });
    } else response.writeHead(404).end();
  }

  const server = createServer(route);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The providers have no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    finish: () =>
      new Promise((ready) => {
        server.close(() => ready());
        server.closeAllConnections();
      }),
  };
}

/** Google Places (New) autocomplete response. */
const SUGGESTIONS = {
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

function respondJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json;charset=utf-8' }).end(JSON.stringify(body));
}

/** Answers with the failure of the mode, or not at all for 'mudo'. @returns false, without answering, when the mode is 'bien' */
function respondBadly(mode: Mode, response: ServerResponse): boolean {
  if (mode === 'bien') return false;
  if (mode === 'error') response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>500 Internal Server Error</h1>');
  if (mode === 'cuota') response.writeHead(429, { 'content-type': 'text/html' }).end('<h1>429 Too Many Requests</h1>');
  return true;
}

/** Sets how the worker's fake providers behave from now on. */
export async function behave(modes: Partial<Record<Provider, Mode>>): Promise<void> {
  await fetch(`${process.env.LAVANDA_PROVIDERS}/comportar?${new URLSearchParams(modes)}`);
}
