import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problematico } from './problema.ts';

const DE_OTRO_SITIO = 'La petición viene de otro sitio y no se acepta.';
const SEGUROS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses (403) a state-changing call that another site's page makes with the user's cookie. Browsers say so themselves in
 * Sec-Fetch-Site, which a page can't forge; older ones send Origin. A client that sends neither isn't a browser.
 */
export function exigirMismoSitio(request: FastifyRequest, _reply: FastifyReply, seguir: (error?: Error) => void): void {
  seguir(SEGUROS.has(request.method) || esDelSitio(request) ? undefined : new Problematico(403, DE_OTRO_SITIO));
}

function esDelSitio(request: FastifyRequest): boolean {
  const sitio = request.headers['sec-fetch-site'];
  return sitio === undefined ? esOrigenPropio(request) : sitio === 'same-origin' || sitio === 'none';
}

function esOrigenPropio(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
