import { type Static, Type } from 'typebox';
import type { CallSchemas } from '../calls/call.ts';
import { IsoDay, Uuid } from './primitives.ts';
import { DailyCapacity } from './tenant.ts';

const SucursalFilter = Type.Optional(Type.Union([Uuid, Type.Literal('')]));

/** The load promised for a day: received notas that aren't voided, open or closed. Lines of 'flex' servicios count nothing. */
export const PromisedDay = Type.Object({
  dia: Type.String(),
  kilos: Type.Number(),
  piezas: Type.Integer(),
  /** Whether the sucursal hands nothing over on this day. */
  cerrado: Type.Boolean(),
});
export type PromisedDay = Static<typeof PromisedDay>;

/**
 * The load of every day from `desde` to `hasta` (at most MAX_CAPACITY_DAYS). The load of the nota `sin` is left out: a nota that
 * is being changed must not count against its own new day.
 */
export const readCapacitySchemas = {
  summary: 'Cuánto hay prometido por día, y cuánto cabe',
  query: Type.Object({ desde: IsoDay, hasta: IsoDay, sucursal: SucursalFilter, sin: Type.Optional(Uuid) }),
  response: Type.Object({
    sucursal: Type.String(),
    capacidad: DailyCapacity,
    /** Opening hours of the sucursal, one range a line, or ''. */
    horario: Type.String(),
    dias: Type.Array(PromisedDay),
  }),
} satisfies CallSchemas;

/**
 * Notas promised for a month at a sucursal. A nota is done when it is 'lista' or, if it never was, when it is closed. Only notas
 * that are done, or whose promised day is past, count; `cumplidas` were done in time.
 */
export const KeptPromises = Type.Object({
  mes: Type.Integer({ minimum: 1, maximum: 12 }),
  sucursal: Type.String(),
  prometidas: Type.Integer({ minimum: 1 }),
  cumplidas: Type.Integer({ minimum: 0 }),
});
export type KeptPromises = Static<typeof KeptPromises>;

export const readPromisesSchemas = {
  summary: 'Cuántas notas estuvieron listas el día prometido, por mes y sucursal',
  query: Type.Object({ anio: Type.String({ pattern: '^20\\d{2}$' }), sucursal: SucursalFilter }),
  response: Type.Object({ promesas: Type.Array(KeptPromises) }),
} satisfies CallSchemas;
