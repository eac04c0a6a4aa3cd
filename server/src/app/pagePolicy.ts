import type { MapSettings, RemoteSettings } from '../config/settings.ts';
import { usesGoogleMap } from '../maps/configuration.ts';

/**
 * Content security policy of the shell's page: scripts and connections of this origin alone, style elements with the page's nonce
 * (emotion reads it from the meta tag), style attributes as MUI writes them. Maps add what their provider needs, and no more; sections that may live on other origins add exactly those.
 */
export function pagePolicy(nonce: string, maps: MapSettings, { origins, desvios: overrides }: RemoteSettings): string {
  const extra = mapSources(maps);
  const others = [...new Set([...origins, ...overrides])].map((origen) => ` ${origen}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${others}${extra.script}`,
    `style-src 'self' 'nonce-${nonce}'${others}${extra.style}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: https:${others}${extra.img}`,
    `font-src 'self' data:${others}${extra.font}`,
    `connect-src 'self'${others}${extra.connect}`,
    ...extra.others,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

interface MapSources {
  script: string;
  style: string;
  img: string;
  font: string;
  connect: string;
  others: string[];
}

function mapSources(maps: MapSettings): MapSources {
  const nothing: MapSources = { script: '', style: '', img: '', font: '', connect: '', others: [] };
  if (usesGoogleMap(maps)) {
    // What "Content Security Policy guide" of the Maps JavaScript API lists, its hosts narrowed to those a map is loaded from.
    return {
      script: " 'unsafe-eval' blob: https://maps.googleapis.com https://maps.gstatic.com",
      style: ' https://fonts.googleapis.com',
      img: '',
      font: ' https://fonts.gstatic.com',
      connect: ' https://*.googleapis.com https://*.gstatic.com https://*.google.com data: blob:',
      others: ["frame-src 'self' https://*.google.com", "worker-src 'self' blob:"],
    };
  }
  // Any https image is allowed already. '{s}' stands for the provider's subdomains.
  const origen = /^http:\/\/[^/]+/.exec(maps.mosaicos)?.[0].replace('{s}', '*');
  return origen === undefined ? nothing : { ...nothing, img: ` ${origen}` };
}
