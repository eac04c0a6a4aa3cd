import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpProblem } from './problem.ts';

const CROSS_SITE = 'La petición viene de otro sitio y no se acepta.';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses (403) a state-changing call from another site's page. Browsers send Sec-Fetch-Site, which a page can't forge, and
 * older browsers send Origin. A client that sends neither isn't a browser.
 */
export function requireSameSite(request: FastifyRequest, _reply: FastifyReply, next: (error?: Error) => void): void {
  next(SAFE_METHODS.has(request.method) || isSameSite(request) ? undefined : new HttpProblem(403, CROSS_SITE));
}

function isSameSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === undefined ? isOwnOrigin(request) : site === 'same-origin' || site === 'none';
}

function isOwnOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
