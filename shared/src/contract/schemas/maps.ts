import { type Static, Type } from 'typebox';
import type { CallSchemas } from '../calls/call.ts';

/** The map provider with which the browser draws maps. `clave` is Google's browser key. */
export const MapsConfig = Type.Union([
  Type.Object({ proveedor: Type.Literal('google'), clave: Type.String() }),
  Type.Object({
    proveedor: Type.Literal('osm'),
    /** Tile URL template with {z}, {x} and {y}. */
    mosaicos: Type.String(),
    /** Attribution the tiles' licence requires on the map, plain text. */
    atribucion: Type.String(),
    /** False when the operator configured no geocoder: addresses are then typed without search. */
    busqueda: Type.Optional(Type.Boolean()),
  }),
]);
export type MapsConfig = Static<typeof MapsConfig>;

export const mapsConfigSchemas = {
  summary: 'Con qué se dibujan los mapas',
  response: MapsConfig,
} satisfies CallSchemas;
