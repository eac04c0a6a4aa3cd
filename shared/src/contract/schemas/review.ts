import { type Static, Type } from 'typebox';
import type { CallSchemas } from '../calls/call.ts';
import { Oddity } from './capture.ts';
import { Uuid } from './primitives.ts';

/** A nota with an oddity that nobody has marked as seen; amounts in pesos. */
export const NotaToReview = Type.Object({
  _id: Type.String(),
  folio: Type.Integer(),
  clave: Type.String(),
  usuario: Type.String(),
  usuario_name: Type.String(),
  sucursal: Type.String(),
  sucursal_name: Type.String(),
  total: Type.Number(),
  /** The credit that the nota's cliente has with the laundry. */
  saldo_favor: Type.Number(),
  /** Oldest first. */
  revisar: Type.Array(Oddity),
  /** Id of the newest oddity in `revisar`. 'Revisada' sends this id, so that oddities which arrive later stay unreviewed. */
  hasta: Type.Integer(),
});
export type NotaToReview = Static<typeof NotaToReview>;

export const listToReviewSchemas = {
  summary: 'Notas por revisar: se capturaron sin conexión y algo no coincidía; las 100 más recientes',
  query: Type.Object({ sucursal: Type.Optional(Uuid) }),
  /** `conteo` counts all notas to review. */
  response: Type.Object({ results: Type.Array(NotaToReview), conteo: Type.Integer() }),
} satisfies CallSchemas;

/** Marks the oddities that were listed, up to `hasta`. A repeated call marks nothing more. */
export const markReviewedSchemas = {
  summary: 'Marca como revisada una nota',
  body: Type.Object({ id: Uuid, hasta: Type.Integer({ minimum: 1 }) }),
  response: Type.Object({ revisadas: Type.Integer() }),
} satisfies CallSchemas;
