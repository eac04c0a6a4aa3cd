import { type Static, Type } from 'typebox';
import type { Endpoint } from './endpoint.ts';

/** What the browser draws maps with. `clave` is the browser key and only there with Google. */
export const MapsConfig = Type.Union([
  Type.Object({ proveedor: Type.Literal('google'), clave: Type.String() }),
  Type.Object({
    proveedor: Type.Literal('osm'),
    /** Tile address with {z}, {x} and {y}. */
    mosaicos: Type.String(),
    /** What the tiles' licence asks to be shown on the map, plain text. */
    atribucion: Type.String(),
  }),
]);
export type MapsConfig = Static<typeof MapsConfig>;

export const mapsConfigCall = {
  method: 'GET',
  path: '/api/mapas/configuracion',
  summary: 'Con qué se dibujan los mapas',
  action: 'sesion',
  response: MapsConfig,
} as const satisfies Endpoint;
