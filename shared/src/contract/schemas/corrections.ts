import { type Static, Type } from 'typebox';
import { MAX_CORRECTION_REASON } from '../../domain/pagos.ts';
import type { CallSchemas } from '../calls/call.ts';
import { TextSchema, Uuid } from './primitives.ts';
import { Card, Nota, PagoMethodSchema } from './sales.ts';

/** Pesos above 0. */
const Amount = Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 });

/** `equipo` is the register whose drawer the money leaves or enters. */
const ids = { id: Uuid, operacion: Uuid, pago: Uuid, reversa: Uuid, equipo: Type.Optional(Uuid) };
const reason = TextSchema(MAX_CORRECTION_REASON, 1);

/**
 * Returns `monto` of the pago `pago` of the nota `id`, by any method; by 'Saldo' it becomes the cliente's credit. `reversa` is
 * the id of the reversal, made by the client. 422 for more than is left of the pago. Sent again with the same `operacion`, or
 * under the same `reversa`, it returns nothing more.
 */
export const refundPagoSchemas = {
  summary: 'Devuelve un pago, entero o en parte, con su motivo',
  body: Type.Object({ ...ids, monto: Amount, metodo: PagoMethodSchema, motivo: reason }),
  response: Type.Object({ data: Nota }),
} satisfies CallSchemas;
export type RefundPago = Static<typeof refundPagoSchemas.body>;

/**
 * Corrects a wrong pago: `reversa` takes back the rest of it, by its own method, and `nuevo` replaces it. 422 for a `nuevo`
 * that takes the abonos beyond the total, or that changes nothing. If both are TDC and `tarjeta` is missing, the kind of card
 * stays.
 */
export const correctPagoSchemas = {
  summary: 'Corrige el método o el monto de un pago: lo revierte y registra el correcto',
  body: Type.Object({
    ...ids,
    nuevo: Type.Object({
      _id: Uuid,
      monto: Amount,
      metodo: PagoMethodSchema,
      tarjeta: Type.Optional(Type.Union([Card, Type.Null()])),
    }),
    motivo: reason,
  }),
  response: Type.Object({ data: Nota }),
} satisfies CallSchemas;
export type CorrectPago = Static<typeof correctPagoSchemas.body>;
