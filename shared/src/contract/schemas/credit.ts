import { type Static, Type } from 'typebox';
import type { CallSchemas } from '../calls/call.ts';
import { Uuid } from './primitives.ts';
import { Method, Nota } from './sales.ts';

/** Pesos above 0. */
const Amount = Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 });

/**
 * Keeps `monto` of the amount that the nota `id` has in favor as its cliente's credit. 409 with `actual` for a larger `monto`.
 * Sent again with the same `operacion`, it keeps nothing more.
 */
export const keepCreditSchemas = {
  summary: 'Deja lo que una nota tiene a favor como saldo a favor de su cliente',
  body: Type.Object({ id: Uuid, operacion: Uuid, monto: Amount }),
  response: Type.Object({ data: Nota }),
} satisfies CallSchemas;
export type KeepCredit = Static<typeof keepCreditSchemas.body>;

/**
 * Returns `monto` of the credit of the cliente `id` in money, on the notas that gave it, the oldest first. 422, which names the
 * rest of the credit, for a larger `monto`. Sent again with the same `operacion`, it returns nothing more.
 */
export const returnCreditSchemas = {
  summary: 'Devuelve el saldo a favor de un cliente, entero o en parte',
  body: Type.Object({
    id: Uuid,
    operacion: Uuid,
    monto: Amount,
    metodo: Method,
    /** The register whose drawer the money leaves. */
    equipo: Type.Optional(Uuid),
  }),
  /** The credit left, pesos, and the notas whose tickets show the return, oldest first. */
  response: Type.Object({ saldo_favor: Type.Number(), notas: Type.Array(Type.String()) }),
} satisfies CallSchemas;
export type ReturnCredit = Static<typeof returnCreditSchemas.body>;
