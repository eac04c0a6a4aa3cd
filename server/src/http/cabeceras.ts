import type { FastifyInstance } from 'fastify';
import type { AjustesMapas, AjustesRemotos } from '../ajustes.ts';
import { mapaDeGoogle } from '../mapas/configuracion.ts';

/**
 * Those that helmet puts by default, but for the policy: this one is for what isn't a page (JSON, scripts, images), and
 * pages bring their own (`politicaDePagina`).
 */
const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'none';style-src 'unsafe-inline';object-src 'none';base-uri 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

export function ponerCabeceras(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, seguir) => {
    reply.headers(SECURITY_HEADERS);
    reply.header('x-request-id', request.id);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    seguir();
  });
}

/**
 * Content security policy of the shell's page: scripts and connections of this origin alone, style elements with the page's nonce
 * (emotion reads it from the meta tag), style attributes as MUI writes them. Maps add what their provider needs, and no more; sections that may live on other origins add exactly those.
 */
export function politicaDePagina(nonce: string, mapas: AjustesMapas, { origenes, desvios }: AjustesRemotos): string {
  const extra = fuentesDeMapas(mapas);
  const otros = [...new Set([...origenes, ...desvios])].map((origen) => ` ${origen}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${otros}${extra.script}`,
    `style-src 'self' 'nonce-${nonce}'${otros}${extra.style}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: https:${otros}${extra.img}`,
    `font-src 'self' data:${otros}${extra.font}`,
    `connect-src 'self'${otros}${extra.connect}`,
    ...extra.otras,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

interface FuentesDeMapas {
  script: string;
  style: string;
  img: string;
  font: string;
  connect: string;
  otras: string[];
}

function fuentesDeMapas(mapas: AjustesMapas): FuentesDeMapas {
  const nada: FuentesDeMapas = { script: '', style: '', img: '', font: '', connect: '', otras: [] };
  if (mapaDeGoogle(mapas)) {
    // What "Content Security Policy guide" of the Maps JavaScript API lists, its hosts narrowed to those a map is loaded from.
    return {
      script: " 'unsafe-eval' blob: https://maps.googleapis.com https://maps.gstatic.com",
      style: ' https://fonts.googleapis.com',
      img: '',
      font: ' https://fonts.gstatic.com',
      connect: ' https://*.googleapis.com https://*.gstatic.com https://*.google.com data: blob:',
      otras: ["frame-src 'self' https://*.google.com", "worker-src 'self' blob:"],
    };
  }
  // Any https image is allowed already. '{s}' stands for the provider's subdomains.
  const origen = /^http:\/\/[^/]+/.exec(mapas.mosaicos)?.[0].replace('{s}', '*');
  return origen === undefined ? nada : { ...nada, img: ` ${origen}` };
}
