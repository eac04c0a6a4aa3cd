import { type Static, Type } from 'typebox';
import { UNITS } from '../domain/nota.ts';
import type { Endpoint } from './endpoint.ts';
import { TextSchema, Uuid } from './primitives.ts';

const [pz, kg, flex] = UNITS;
export const ServicioUnit = Type.Union([Type.Literal(pz), Type.Literal(kg), Type.Literal(flex)]);

/** A servicio of the catalogue; `precio` in pesos per piece or kg, 0 for flex. */
export const Servicio = Type.Object({
  _id: Type.String(),
  servicio: Type.String(),
  categoria: Type.String(),
  medida: ServicioUnit,
  precio: Type.Number(),
});
export type Servicio = Static<typeof Servicio>;

export const listServiciosCall = {
  method: 'GET',
  path: '/api/servicios/all',
  summary: 'El catálogo de servicios',
  action: 'catalogo.leer',
  response: Type.Object({ servicios: Type.Array(Servicio) }),
} as const satisfies Endpoint;

/**
 * Body of the servicio form. `checkServicio` has the rules of spec 5; a broken one is 422 with the field in `campos`.
 * `precio` in pesos, at most 2 decimals; ignored for flex.
 */
export const SaveServicio = Type.Object({
  /** Id of the servicio to change; without it a new one is added. */
  _id: Type.Optional(Type.Union([Uuid, Type.Literal(''), Type.Null()])),
  servicio: Type.Optional(TextSchema(120)),
  categoria: Type.Optional(TextSchema(80)),
  medida: Type.Optional(TextSchema(10)),
  precio: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  /** True when the category is new; it must not exist yet. */
  nueva_categoria: Type.Optional(Type.Boolean()),
});
export type SaveServicio = Static<typeof SaveServicio>;

/** A new price applies to lines added later, not to existing notas. 404 when the servicio no longer exists. */
export const saveServicioCall = {
  method: 'POST',
  path: '/api/servicios/guardar',
  summary: 'Agrega o modifica un servicio',
  action: 'configurar',
  body: SaveServicio,
  response: Type.Object({ response: Type.String(), servicio: Servicio }),
} as const satisfies Endpoint;

/** Removes a servicio; notas keep it. `eliminado` is false when already removed. 404 for an unknown id. */
export const removeServicioCall = {
  method: 'POST',
  path: '/api/servicios/eliminar',
  summary: 'Quita un servicio del catálogo',
  action: 'configurar',
  body: Type.Object({ id: Uuid }),
  response: Type.Object({ eliminado: Type.Boolean() }),
} as const satisfies Endpoint;
