import { type Static, Type } from 'typebox';
import { MAX_PIECES } from '../../domain/pieces.ts';
import type { CallSchemas } from '../calls/call.ts';
import { Capture } from './capture.ts';
import { Uuid } from './primitives.ts';
import { Nota, Piece } from './sales.ts';

/**
 * Replaces the pieces of a nota, in the order of their tags. A piece that was handed over keeps its number: without it,
 * or with another in its place, the answer is 422. With `version`, the one that the pieces were read with, pieces that
 * another register changed since are kept: the answer is 409 with `actual`, and its detail tells who. A late capture
 * (`captura`) is never refused for that: what was stored stays, and the nota is listed to review.
 */
export const savePiecesSchemas = {
  summary: 'Guarda los bultos y piezas de una nota, en el orden de sus etiquetas',
  body: Type.Object({
    id: Uuid,
    operacion: Uuid,
    piezas: Type.Array(Piece, { maxItems: MAX_PIECES }),
    version: Type.Optional(Type.Integer({ minimum: 1 })),
    captura: Capture.captura,
    capturado: Capture.capturado,
    capturada_por: Capture.capturada_por,
  }),
  response: Type.Object({ data: Nota }),
} satisfies CallSchemas;
export type SavePieces = Static<typeof savePiecesSchemas.body>;
