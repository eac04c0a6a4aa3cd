import type { OutgoingHttpHeaders } from 'node:http';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import type { AjustesMapas, AjustesRemotos } from '../ajustes.ts';
import { mapaDeGoogle } from '../mapas/configuracion.ts';

/**
 * Security headers of every answer. The policy here is for what isn't a page (JSON, scripts, images); pages bring their own (`politicaDePagina`).
 */
export async function ponerCabeceras(app: FastifyInstance): Promise<void> {
  const fijas = await deHelmet();
  app.addHook('onRequest', (request, reply, seguir) => {
    reply.headers(fijas);
    reply.header('x-request-id', request.id);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    seguir();
  });
}

/**
 * What helmet puts on an answer: the same on every one, so it is asked once, in an application apart. Writing it anew for each took more than the rest
 * of what is done before a call's own work, and so do the plugin's hooks, which wait even when they have nothing to do.
 */
async function deHelmet(): Promise<OutgoingHttpHeaders> {
  const aparte = fastify();
  await aparte.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'unsafe-inline'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  aparte.get('/', async (_request, reply) => {
    await reply.helmet();
    return reply.raw.getHeaders();
  });
  const respuesta = await aparte.inject('/');
  await aparte.close();
  return respuesta.json<OutgoingHttpHeaders>();
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
