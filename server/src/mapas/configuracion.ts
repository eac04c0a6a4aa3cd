import type { ConfiguracionMapas } from '@lavanda/shared/contract/mapas';
import type { AjustesMapas } from '../ajustes.ts';

/** Whether the browser draws Google's map: the server's key chooses Google, the browser's key is the one it may see. */
export function mapaDeGoogle({ claveGoogle, claveNavegador }: AjustesMapas): boolean {
  return claveGoogle !== undefined && claveNavegador !== undefined;
}

/** What the browser draws maps with; the server's key is in none of it. */
export function configuracionMapas(mapas: AjustesMapas): ConfiguracionMapas {
  const { claveGoogle, claveNavegador, mosaicos, atribucion } = mapas;
  if (claveGoogle !== undefined && claveNavegador !== undefined) return { proveedor: 'google', clave: claveNavegador };
  return { proveedor: 'osm', mosaicos, atribucion };
}
