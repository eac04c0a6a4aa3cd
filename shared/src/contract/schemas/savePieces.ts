import { type Static, Type } from 'typebox';
import { MAX_PIECES } from '../../domain/pieces.ts';
import type { CallSchemas } from '../calls/call.ts';
import { Capture } from './capture.ts';
import { Uuid } from './primitives.ts';
import { Nota, Piece } from './sales.ts';

/**
 * Replaces the pieces of a nota, in the order of their tags. 422 when a piece that was handed over is missing or has another
 * number. `version` is the one that the pieces were read with: if another register changed them since, they are kept and the
 * answer is 409 with `actual`, whose detail says who. A late capture (`captura`) never gets that 409: the stored pieces stay,
 * and the nota is listed to review.
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
