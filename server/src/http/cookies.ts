import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether browsers use https; 'auto' decides it for each request. */
    cookieSecure: boolean | 'auto';
  }
}

export interface Cookie {
  nombre: string;
  /** '/', or the path of the calls that receive the cookie. */
  path: string;
  /** With 'lax' the cookie is also sent when the user follows a link from another site. */
  sameSite: 'lax' | 'strict';
}

function overHttps(request: FastifyRequest): boolean {
  const { cookieSecure } = request.server;
  return cookieSecure === 'auto' ? request.protocol === 'https' : cookieSecure;
}

/**
 * The cookie's name over https has a prefix that stops http pages (and, with `__Host-`, subdomains) from setting the
 * cookie (RFC 6265bis, 4.1.3).
 */
function fullName(request: FastifyRequest, { nombre: name, path }: Cookie): string {
  if (!overHttps(request)) return name;
  return `${path === '/' ? '__Host-' : '__Secure-'}${name}`;
}

/** Value of a cookie in the request; undefined without it. */
export function readCookie(request: FastifyRequest, cookie: Cookie): string | undefined {
  return request.cookies[fullName(request, cookie)];
}

/** Sets a cookie that scripts can't read; over https it is Secure. The value '' with 0 seconds deletes the cookie. */
export function setCookie(request: FastifyRequest, reply: FastifyReply, cookie: Cookie, value: string, seconds: number): void {
  void reply.setCookie(fullName(request, cookie), value, {
    path: cookie.path,
    httpOnly: true,
    sameSite: cookie.sameSite,
    secure: overHttps(request),
    maxAge: seconds,
  });
}
