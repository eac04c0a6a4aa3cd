import type { MapSettings, RemoteSettings } from '../config/settings.ts';
import { usesGoogleMap } from '../maps/configuration.ts';

/**
 * Content security policy of the shell's page. It allows this origin, style elements with the nonce (emotion reads it from the
 * meta tag), inline style attributes (MUI uses them), images over https, images and fonts in data URIs, blob images, the map
 * provider, and the origins from which sections may load.
 */
export function pagePolicy(nonce: string, maps: MapSettings, { origins, desvios: overrides }: RemoteSettings): string {
  const extra = mapSources(maps);
  const others = [...new Set([...origins, ...overrides])].map((origin) => ` ${origin}`).join('');
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
    // Sources of the Maps JavaScript API's "Content Security Policy guide", with hosts narrowed to those that a map loads from.
    return {
      script: " 'unsafe-eval' blob: https://maps.googleapis.com https://maps.gstatic.com",
      style: ' https://fonts.googleapis.com',
      img: '',
      font: ' https://fonts.gstatic.com',
      connect: ' https://*.googleapis.com https://*.gstatic.com https://*.google.com data: blob:',
      others: ["frame-src 'self' https://*.google.com", "worker-src 'self' blob:"],
    };
  }
  // Any https image is already allowed, so only http needs adding. '{s}' stands for the provider's subdomains.
  const origin = /^http:\/\/[^/]+/.exec(maps.mosaicos)?.[0].replace('{s}', '*');
  return origin === undefined ? nothing : { ...nothing, img: ` ${origin}` };
}
