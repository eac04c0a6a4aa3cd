import { type Static, Type } from 'typebox';
import { UNITS } from '../../domain/nota.ts';
import type { CallSchemas } from '../calls/call.ts';
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

export const listServiciosSchemas = {
  summary: 'El catálogo de servicios',
  response: Type.Object({ servicios: Type.Array(Servicio) }),
} satisfies CallSchemas;

/**
 * Body of the servicio form. `precio` is in pesos with at most 2 decimals, and ignored for flex.
 * @throws 422 with the field in `campos` for a broken rule of spec 5 (`checkServicio`)
 */
export const SaveServicio = Type.Object({
  /** Id of the servicio to change; without it a new one is added. */
  _id: Type.Optional(Type.Union([Uuid, Type.Literal(''), Type.Null()])),
  servicio: Type.Optional(TextSchema(120)),
  categoria: Type.Optional(TextSchema(80)),
  medida: Type.Optional(TextSchema(10)),
  precio: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  /** True to add the category, which must not exist yet. */
  nueva_categoria: Type.Optional(Type.Boolean()),
});
export type SaveServicio = Static<typeof SaveServicio>;

export const saveServicioSchemas = {
  summary: 'Agrega o modifica un servicio',
  body: SaveServicio,
  response: Type.Object({ response: Type.String(), servicio: Servicio }),
} satisfies CallSchemas;

/** A servicio that is added together with others: the fields of `SaveServicio` that a new servicio needs. */
export const NewServicio = Type.Object({
  servicio: TextSchema(120),
  categoria: TextSchema(80),
  medida: TextSchema(10),
  precio: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
});
export type NewServicio = Static<typeof NewServicio>;

export const addServiciosSchemas = {
  summary: 'Agrega varios servicios a la vez',
  body: Type.Object({ servicios: Type.Array(NewServicio, { minItems: 1, maxItems: 100 }) }),
  response: Type.Object({
    agregados: Type.Array(Servicio),
    /** Names that the catalogue already had, in its spelling. Their servicios aren't changed. */
    existentes: Type.Array(Type.String()),
  }),
} satisfies CallSchemas;

export const removeServicioSchemas = {
  summary: 'Quita un servicio del catálogo',
  body: Type.Object({ id: Uuid }),
  response: Type.Object({ eliminado: Type.Boolean() }),
} satisfies CallSchemas;
