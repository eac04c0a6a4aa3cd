import { type Static, Type } from 'typebox';
import { MAX_CORRECTION_REASON } from '../../domain/pagos.ts';
import type { CallSchemas } from '../calls/call.ts';
import { PesosAboveZero, TextSchema, Uuid } from './primitives.ts';
import { Card, Nota, PagoMethodSchema } from './sales.ts';

/** `equipo` is the register whose drawer the money leaves or enters. */
const ids = { id: Uuid, operacion: Uuid, pago: Uuid, reversa: Uuid, equipo: Type.Optional(Uuid) };
const reason = TextSchema(MAX_CORRECTION_REASON, 1);

/**
 * Returns `monto` of the pago `pago` of the nota `id` by any method; the method 'Saldo' returns it as the cliente's credit. The
 * client makes the id `reversa`. A repeated `operacion` or `reversa` returns nothing more.
 * @throws 422 for more than is left of the pago
 */
export const refundPagoSchemas = {
  summary: 'Devuelve un pago, entero o en parte, con su motivo',
  body: Type.Object({ ...ids, monto: PesosAboveZero, metodo: PagoMethodSchema, motivo: reason }),
  response: Type.Object({ data: Nota }),
} satisfies CallSchemas;
export type RefundPago = Static<typeof refundPagoSchemas.body>;

/**
 * Corrects a wrong pago: the reversal `reversa`, by the method of that pago, takes back what is left of it, and `nuevo` is the
 * right pago. If the wrong pago and `nuevo` are by TDC and `tarjeta` is missing, `nuevo` keeps the kind of card.
 * @throws 422 for a `nuevo` that changes nothing or takes the abonos beyond the total
 */
export const correctPagoSchemas = {
  summary: 'Corrige el método o el monto de un pago: lo revierte y registra el correcto',
  body: Type.Object({
    ...ids,
    nuevo: Type.Object({
      _id: Uuid,
      monto: PesosAboveZero,
      metodo: PagoMethodSchema,
      tarjeta: Type.Optional(Type.Union([Card, Type.Null()])),
    }),
    motivo: reason,
  }),
  response: Type.Object({ data: Nota }),
} satisfies CallSchemas;
export type CorrectPago = Static<typeof correctPagoSchemas.body>;
