import { type Static, Type } from 'typebox';
import { MEDIDAS } from '../domain/nota.ts';
import type { Llamada } from './llamada.ts';
import { Texto, Uuid } from './primitivos.ts';

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

/**
 * What the service form sends. Its rules, in the order and with the texts of spec 5, are the domain's (`revisarServicio`): a broken one is
 * 422 with the field in `campos`. `precio` in pesos, at most 2 decimals; left out or ignored for flex.
 */
export const GuardarServicio = Type.Object({
  /** Of the service to change; without it one is added. */
  _id: Type.Optional(Type.Union([Uuid, Type.Literal(''), Type.Null()])),
  servicio: Type.Optional(Texto(120)),
  categoria: Type.Optional(Texto(80)),
  medida: Type.Optional(Texto(10)),
  precio: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  /** The category is being created: then it must not exist. */
  nueva_categoria: Type.Optional(Type.Boolean()),
});
export type GuardarServicio = Static<typeof GuardarServicio>;

/** A changed price holds for lines added from then on; notes already made keep theirs. 404 for a service that isn't there any more. */
export const serviciosGuardar = {
  metodo: 'POST',
  ruta: '/api/servicios/guardar',
  resumen: 'Agrega o modifica un servicio',
  accion: 'configurar',
  cuerpo: GuardarServicio,
  respuesta: Type.Object({ response: Type.String(), servicio: Servicio }),
} as const satisfies Llamada;

/** Takes a service out of the catalogue; notes keep it. Taken out already counts as done (`eliminado` false). 404 when it never was. */
export const serviciosEliminar = {
  metodo: 'POST',
  ruta: '/api/servicios/eliminar',
  resumen: 'Quita un servicio del catálogo',
  accion: 'configurar',
  cuerpo: Type.Object({ id: Uuid }),
  respuesta: Type.Object({ eliminado: Type.Boolean() }),
} as const satisfies Llamada;
