import { type Static, Type } from 'typebox';
import { MAX_VOID_REASON } from '../../domain/voiding.ts';
import type { CallSchemas } from '../calls/call.ts';
import { TextSchema, Uuid } from './primitives.ts';
import { Method, Nota, Outcome } from './sales.ts';

export const voidNotasSchemas = {
  summary: 'Anula notas; quedan en la historia',
  /**
   * `motivo` says why the notas are voided, `dinero` what was done with the money they hold, and `metodo` how it was returned
   * ('devuelto' needs it). The trail keeps all three, with the user and the time. Returned money is written as reversals of the
   * pagos and leaves the drawer of `equipo`. Sent again with the same `operacion`, it voids nothing more, not even notas
   * restored meanwhile.
   */
  body: Type.Object({
    items: Type.Array(Uuid, { minItems: 1, maxItems: 200 }),
    motivo: Type.Optional(TextSchema(MAX_VOID_REASON)),
    dinero: Type.Optional(Outcome),
    metodo: Type.Optional(Method),
    equipo: Type.Optional(Uuid),
    operacion: Type.Optional(Uuid),
  }),
  response: Type.Object({ anuladas: Type.Integer() }),
} satisfies CallSchemas;
export type VoidNotas = Static<typeof voidNotasSchemas.body>;

export const restoreNotasSchemas = {
  summary: 'Deshace la anulación de notas',
  /**
   * A nota whose money was returned is restored without that money, and owes it again. With `deshacer` the return is undone
   * too, by pagos into the drawer of `equipo`, because the void was a slip and no money left.
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
 * Records that the money of the voided nota `id`, which was still to be returned ('pendiente'), was returned by `metodo` from
 * the drawer of `equipo`. Sent again with the same `operacion`, it returns nothing more.
 */
export const returnVoidedSchemas = {
  summary: 'Anota que el dinero de una nota anulada ya se devolvió',
  body: Type.Object({ id: Uuid, operacion: Uuid, metodo: Method, equipo: Type.Optional(Uuid) }),
  response: Type.Object({ data: Nota }),
} satisfies CallSchemas;
export type ReturnVoided = Static<typeof returnVoidedSchemas.body>;
