import { type Static, Type } from 'typebox';
import type { CallSchemas } from '../calls/call.ts';
import { Method } from './sales.ts';
import { exportSummarySchemas } from './summary.ts';

/**
 * Money that a person took in a caja during a month, pesos: the pagos less the reversals that the person recorded, by method.
 * `caja` is null for pagos without a turno ('Sin caja'); `cajero` is null when nobody knows who took the money.
 */
export const Collected = Type.Object({
  cajero: Type.Union([Type.Object({ _id: Type.String(), nombre: Type.String() }), Type.Null()]),
  caja: Type.Union([Type.Object({ _id: Type.String(), nombre: Type.String(), sucursal_name: Type.String() }), Type.Null()]),
  /** Only the methods with pagos in that month. A reversal counts as one pago. */
  metodos: Type.Array(Type.Object({ metodo: Method, pagos: Type.Integer({ minimum: 1 }), monto: Type.Number() })),
  total: Type.Number(),
});
export type Collected = Static<typeof Collected>;

/** A pago counts in the month of its own date and for the sucursal of its nota, as in the other reports. */
export const readCollectedSchemas = {
  summary: 'Lo cobrado en un mes por cajero y caja, con cada método',
  query: exportSummarySchemas.query,
  response: Type.Object({
    cobrado: Type.Array(Collected),
    /**
     * Whether Efvo (cash) is left out, because the session's user has to count an open turno of this month without knowing its
     * cash (day.md 8).
     */
    efvo_oculto: Type.Optional(Type.Boolean()),
  }),
} satisfies CallSchemas;
