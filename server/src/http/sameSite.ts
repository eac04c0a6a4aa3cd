import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpProblem } from './problem.ts';

const CROSS_SITE = 'La petición viene de otro sitio y no se acepta.';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses (403) a state-changing call from a page of another origin. Browsers tell where a call comes from in Sec-Fetch-Site or,
 * if they don't send that, in Origin; a page can forge neither. A call without both headers counts as sent by a client that isn't
 * a browser.
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
