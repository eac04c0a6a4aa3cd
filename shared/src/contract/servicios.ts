import { type Static, Type } from 'typebox';
import { UNITS } from '../domain/nota.ts';
import type { Endpoint } from './endpoint.ts';
import { TextSchema, Uuid } from './primitives.ts';

const [pz, kg, flex] = UNITS;
export const ServicioUnit = Type.Union([Type.Literal(pz), Type.Literal(kg), Type.Literal(flex)]);

/** A service of the catalogue; `precio` in pesos per piece or kg, 0 for flex. */
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
 * What the service form sends. Its rules, in the order and with the texts of spec 5, are the domain's (`revisarServicio`): a broken one is
 * 422 with the field in `campos`. `precio` in pesos, at most 2 decimals; left out or ignored for flex.
 */
export const SaveServicio = Type.Object({
  /** Of the service to change; without it one is added. */
  _id: Type.Optional(Type.Union([Uuid, Type.Literal(''), Type.Null()])),
  servicio: Type.Optional(TextSchema(120)),
  categoria: Type.Optional(TextSchema(80)),
  medida: Type.Optional(TextSchema(10)),
  precio: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  /** The category is being created: then it must not exist. */
  nueva_categoria: Type.Optional(Type.Boolean()),
});
export type SaveServicio = Static<typeof SaveServicio>;

/** A changed price holds for lines added from then on; notes already made keep theirs. 404 for a service that isn't there any more. */
export const saveServicioCall = {
  method: 'POST',
  path: '/api/servicios/guardar',
  summary: 'Agrega o modifica un servicio',
  action: 'configurar',
  body: SaveServicio,
  response: Type.Object({ response: Type.String(), servicio: Servicio }),
} as const satisfies Endpoint;

/** Takes a service out of the catalogue; notes keep it. Taken out already counts as done (`eliminado` false). 404 when it never was. */
export const removeServicioCall = {
  method: 'POST',
  path: '/api/servicios/eliminar',
  summary: 'Quita un servicio del catálogo',
  action: 'configurar',
  body: Type.Object({ id: Uuid }),
  response: Type.Object({ eliminado: Type.Boolean() }),
} as const satisfies Endpoint;
