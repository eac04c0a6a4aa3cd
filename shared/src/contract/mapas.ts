import { type Static, Type } from 'typebox';
import type { Llamada } from './llamada.ts';

/** What the browser draws maps with. `clave` is the browser key and only there with Google. */
export const ConfiguracionMapas = Type.Union([
  Type.Object({ proveedor: Type.Literal('google'), clave: Type.String() }),
  Type.Object({
    proveedor: Type.Literal('osm'),
    /** Tile address with {z}, {x} and {y}. */
    mosaicos: Type.String(),
    /** What the tiles' licence asks to be shown on the map, plain text. */
    atribucion: Type.String(),
  }),
]);
export type ConfiguracionMapas = Static<typeof ConfiguracionMapas>;

export const mapasConfiguracion = {
  metodo: 'GET',
  ruta: '/api/mapas/configuracion',
  resumen: 'Con qué se dibujan los mapas',
  accion: 'sesion',
  respuesta: ConfiguracionMapas,
} as const satisfies Llamada;
