import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * The headers of the library helmet, most with its default values, and permissions-policy. The content policy is for answers
 * other than pages (JSON, scripts, images); each page sets a policy of its own.
 */
const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'none';style-src 'unsafe-inline';object-src 'none';base-uri 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // The section 'Escanear' uses the camera to read tags.
  'permissions-policy': 'camera=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** Adds the security headers and the request id to responses; over https also HSTS. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(SECURITY_HEADERS);
    reply.header('x-request-id', request.id);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    next();
  });
}

/** A nonce for the content policy of one answer with a page. */
export const newNonce = (): string => randomBytes(16).toString('base64');
