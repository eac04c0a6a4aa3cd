import { type Static, Type } from 'typebox';
import type { CallSchemas } from '../calls/call.ts';
import { ExpenseCategorySchema } from './caja.ts';
import { Uuid } from './primitives.ts';

/**
 * A month of a sucursal, pesos. `cobrado` is its pagos less reversals, `gastos` the gastos of its cajas that weren't cancelled,
 * and `resultado` is `cobrado` less `gastos`.
 */
export const MonthResult = Type.Object({
  mes: Type.Integer({ minimum: 1, maximum: 12 }),
  sucursal: Type.String(),
  cobrado: Type.Number(),
  gastos: Type.Number(),
  resultado: Type.Number(),
  /** The gastos by category; categories without any are left out. */
  categorias: Type.Array(
    Type.Object({ categoria: ExpenseCategorySchema, movimientos: Type.Integer({ minimum: 1 }), monto: Type.Number() }),
  ),
});
export type MonthResult = Static<typeof MonthResult>;

/** Months with neither pagos nor gastos are left out. A day belongs to a month by the sucursal's own time zone. */
export const readResultsSchemas = {
  summary: 'Lo cobrado, los gastos y el resultado de cada mes, por sucursal',
  query: Type.Object({
    anio: Type.String({ pattern: '^20\\d{2}$' }),
    sucursal: Type.Optional(Type.Union([Uuid, Type.Literal('')])),
  }),
  response: Type.Object({ meses: Type.Array(MonthResult) }),
} satisfies CallSchemas;
