import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../../config/settings.ts';
import { HttpProblem } from '../../../http/problem.ts';
import { TEXTS } from './texts.ts';

/** The site that passkeys are made for and signed on. */
export interface Site {
  origin: string;
  /** WebAuthn's RP ID: the host's name. */
  rpId: string;
}

export type SiteSettings = Pick<Settings, 'publicUrl' | 'live'>;

/**
 * The site of PUBLIC_URL; without PUBLIC_URL, the request's own address, except on a live server, because anybody can forge the
 * Host header. Null when no site is known, or when its host is an IP address, which WebAuthn doesn't allow.
 */
export function siteOf({ publicUrl, live }: SiteSettings, request: FastifyRequest): Site | null {
  const address = publicUrl ?? (live ? '' : `${request.protocol}://${request.host}`);
  if (!URL.canParse(address)) return null;
  const { origin, hostname } = new URL(address);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { origin, rpId: hostname } : null;
}

/**
 * `siteOf` for calls that can't work without a site.
 * @throws HttpProblem 409 when there is no site for passkeys
 */
export function requireSite(settings: SiteSettings, request: FastifyRequest): Site {
  const site = siteOf(settings, request);
  if (!site) throw new HttpProblem(409, TEXTS.noSite);
  return site;
}
