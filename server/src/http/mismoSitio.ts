import type { FastifyRequest } from 'fastify';
import { Problematico } from './problema.ts';

const SEGUROS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses (403) a state-changing call that another site's page makes with the user's cookie. Browsers say so themselves in
 * Sec-Fetch-Site, which a page can't forge; older ones send Origin. A client that sends neither isn't a browser.
 */
export async function exigirMismoSitio(request: FastifyRequest): Promise<void> {
  if (SEGUROS.has(request.method)) return;
  const sitio = request.headers['sec-fetch-site'];
  const propio = sitio === undefined ? esOrigenPropio(request) : sitio === 'same-origin' || sitio === 'none';
  if (!propio) throw new Problematico(403, 'La petición viene de otro sitio y no se acepta.');
}

function esOrigenPropio(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
