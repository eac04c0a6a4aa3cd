import { type Static, Type } from 'typebox';
import type { CallSchemas } from '../calls/call.ts';
import { PesosAboveZero, Uuid } from './primitives.ts';
import { Method, Nota } from './sales.ts';

/**
 * Turns `monto` of what the laundry owes on the nota `id` (its 'a favor') into credit of the cliente, which can pay for other
 * notas. A repeated `operacion` turns nothing more into credit.
 * @throws 409 with `actual`, the stored nota, when `monto` is more than the nota has in favor
 */
export const keepCreditSchemas = {
  summary: 'Deja lo que una nota tiene a favor como saldo a favor de su cliente',
  body: Type.Object({ id: Uuid, operacion: Uuid, monto: PesosAboveZero }),
  response: Type.Object({ data: Nota }),
} satisfies CallSchemas;
export type KeepCredit = Static<typeof keepCreditSchemas.body>;

/**
 * Returns `monto` of the credit of the cliente `id` in money. The return is recorded on the notas that gave the credit, the
 * oldest first. A repeated `operacion` returns nothing more.
 * @throws 422, with the amount that can be returned, for a larger `monto`
 */
export const returnCreditSchemas = {
  summary: 'Devuelve el saldo a favor de un cliente, entero o en parte',
  body: Type.Object({
    id: Uuid,
    operacion: Uuid,
    monto: PesosAboveZero,
    metodo: Method,
    /** The register whose drawer the money leaves. */
    equipo: Type.Optional(Uuid),
  }),
  /**
   * The credit left, pesos, and the ids of the notas on which the return was recorded, the oldest first: their tickets show it.
   */
  response: Type.Object({ saldo_favor: Type.Number(), notas: Type.Array(Type.String()) }),
} satisfies CallSchemas;
export type ReturnCredit = Static<typeof returnCreditSchemas.body>;
