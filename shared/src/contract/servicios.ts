import { type Static, Type } from 'typebox';
import { MEDIDAS } from '../domain/nota.ts';
import type { Llamada } from './llamada.ts';

const [pz, kg, flex] = MEDIDAS;
export const MedidaServicio = Type.Union([Type.Literal(pz), Type.Literal(kg), Type.Literal(flex)]);

/** A service of the catalogue; `precio` in pesos per piece or kg, 0 for flex. */
export const Servicio = Type.Object({
  _id: Type.String(),
  servicio: Type.String(),
  categoria: Type.String(),
  medida: MedidaServicio,
  precio: Type.Number(),
});
export type Servicio = Static<typeof Servicio>;

export const serviciosAll = {
  metodo: 'GET',
  ruta: '/api/servicios/all',
  resumen: 'El catálogo de servicios',
  accion: 'catalogo.leer',
  respuesta: Type.Object({ servicios: Type.Array(Servicio) }),
} as const satisfies Llamada;
