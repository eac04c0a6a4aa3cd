import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the browser comes over https; 'auto' asks each request. */
    cookieSecure: boolean | 'auto';
  }
}

export interface Cookie {
  nombre: string;
  /** '/', or the only calls that it is sent with. */
  path: string;
  /** 'lax': sent too when a link of another site is followed. */
  sameSite: 'lax' | 'strict';
}

function overHttps(request: FastifyRequest): boolean {
  const { cookieSecure } = request.server;
  return cookieSecure === 'auto' ? request.protocol === 'https' : cookieSecure;
}

/**
 * Over https a prefix says that no page without it can have put the cookie, nor, where it is for every path, a subdomain: browsers hold to that (RFC 6265bis,
 * 4.1.3), and the cookie is believed by no other name. Without https browsers refuse the prefix.
 */
function fullName(request: FastifyRequest, { nombre: name, path }: Cookie): string {
  if (!overHttps(request)) return name;
  return `${path === '/' ? '__Host-' : '__Secure-'}${name}`;
}

export function readCookie(request: FastifyRequest, cookie: Cookie): string | undefined {
  return request.cookies[fullName(request, cookie)];
}

/** Not readable by scripts; not sent on other sites' requests; only over https where there is https. '' for 0 seconds takes it away. */
export function setCookie(request: FastifyRequest, reply: FastifyReply, cookie: Cookie, value: string, seconds: number): void {
  void reply.setCookie(fullName(request, cookie), value, {
    path: cookie.path,
    httpOnly: true,
    sameSite: cookie.sameSite,
    secure: overHttps(request),
    maxAge: seconds,
  });
}
