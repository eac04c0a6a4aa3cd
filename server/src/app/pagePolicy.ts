import type { AjustesMapas, AjustesRemotos } from '../ajustes.ts';
import { mapaDeGoogle } from '../mapas/configuracion.ts';

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
