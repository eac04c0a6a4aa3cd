import { type Static, Type } from 'typebox';
import { MAX_VOID_REASON } from '../../domain/voiding.ts';
import type { CallSchemas } from '../calls/call.ts';
import { TextSchema, Uuid } from './primitives.ts';
import { Method, Nota, Outcome } from './sales.ts';

export const voidNotasSchemas = {
  summary: 'Anula notas; quedan en la historia',
  body: Type.Object({
    items: Type.Array(Uuid, { minItems: 1, maxItems: 200 }),
    /** Why the notas are voided. The audit trail keeps this reason and `dinero`, with the user and the time. */
    motivo: Type.Optional(TextSchema(MAX_VOID_REASON)),
    /** What was done with the money that the notas held. 'devuelto' adds reversals of their pagos. */
    dinero: Type.Optional(Outcome),
    /** How the money was returned. Required when `dinero` is 'devuelto'. */
    metodo: Type.Optional(Method),
    /** The register whose drawer gave the money back. */
    equipo: Type.Optional(Uuid),
    /** Operation id. A repeated call with the same id voids nothing more, not even notas that were restored since. */
    operacion: Type.Optional(Uuid),
  }),
  response: Type.Object({ anuladas: Type.Integer() }),
} satisfies CallSchemas;
export type VoidNotas = Static<typeof voidNotasSchemas.body>;

export const restoreNotasSchemas = {
  summary: 'Deshace la anulación de notas',
  /**
   * A restored nota whose money was returned owes that money again. `deshacer` is for the user's own void by mistake, in which no
   * money left the drawer: it undoes the return too, with new pagos that count in the drawer of `equipo`.
   */
  body: Type.Object({
    items: Type.Array(Uuid, { minItems: 1, maxItems: 200 }),
    deshacer: Type.Optional(Type.Boolean()),
    equipo: Type.Optional(Uuid),
  }),
  response: Type.Object({ restauradas: Type.Integer() }),
} satisfies CallSchemas;
export type RestoreNotas = Static<typeof restoreNotasSchemas.body>;

/**
 * Records that the money of the voided nota `id`, until now 'pendiente', was returned by `metodo` from the drawer of `equipo`. A
 * repeated `operacion` returns nothing more.
 */
export const returnVoidedSchemas = {
  summary: 'Anota que el dinero de una nota anulada ya se devolvió',
  body: Type.Object({ id: Uuid, operacion: Uuid, metodo: Method, equipo: Type.Optional(Uuid) }),
  response: Type.Object({ data: Nota }),
} satisfies CallSchemas;
export type ReturnVoided = Static<typeof returnVoidedSchemas.body>;
