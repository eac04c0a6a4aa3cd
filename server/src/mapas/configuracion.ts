import type { ConfiguracionMapas } from '@lavanda/shared/contract/mapas';
import type { AjustesMapas } from '../ajustes.ts';

/** Whether the browser draws Google's map (decisions "Maps and addresses": with GOOGLE_MAPS_API_KEY). */
export function mapaDeGoogle({ claveGoogle }: AjustesMapas): boolean {
  return claveGoogle !== undefined;
}

/** What the browser draws maps with. The browser's own key keeps the server's out of it; with one key alone, that one is for both. */
export function configuracionMapas(mapas: AjustesMapas): ConfiguracionMapas {
  const { claveGoogle, claveNavegador, mosaicos, atribucion } = mapas;
  if (claveGoogle !== undefined) return { proveedor: 'google', clave: claveNavegador ?? claveGoogle };
  return { proveedor: 'osm', mosaicos, atribucion };
}
