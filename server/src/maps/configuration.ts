import type { MapsConfig } from '@lavanda/shared/contract/maps';
import type { MapSettings } from '../config/settings.ts';

/** Whether the browser draws Google's map (decisions "Maps and addresses": with GOOGLE_MAPS_API_KEY). */
export function usesGoogleMap({ googleKey }: MapSettings): boolean {
  return googleKey !== undefined;
}

/** What the browser draws maps with. The browser's own key keeps the server's out of it; with one key alone, that one is for both. */
export function mapsConfig(maps: MapSettings): MapsConfig {
  const { googleKey, browserKey, mosaicos: tiles, atribucion: attribution } = maps;
  if (googleKey !== undefined) return { proveedor: 'google', clave: browserKey ?? googleKey };
  return { proveedor: 'osm', mosaicos: tiles, atribucion: attribution };
}
