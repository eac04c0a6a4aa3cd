import type { MapsConfig } from '@lavanda/shared/contract/schemas/maps';
import type { MapSettings } from '../config/settings.ts';

/** Whether browsers draw Google's map, which is so when GOOGLE_MAPS_API_KEY is set (decisions "Maps and addresses"). */
export function usesGoogleMap({ googleKey }: MapSettings): boolean {
  return googleKey !== undefined;
}

/** Map settings for browsers. The server's key is sent only when there is no separate key for browsers. */
export function mapsConfig(maps: MapSettings): MapsConfig {
  const { googleKey, browserKey, geocoderUrl, mosaicos: tiles, atribucion: attribution } = maps;
  if (googleKey !== undefined) return { proveedor: 'google', clave: browserKey ?? googleKey };
  const manual = geocoderUrl === undefined ? { busqueda: false } : {};
  return { proveedor: 'osm', mosaicos: tiles, atribucion: attribution, ...manual };
}
