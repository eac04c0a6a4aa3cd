import { type Static, Type } from 'typebox';
import { MAX_PIECES } from '../../domain/pieces.ts';
import type { CallSchemas } from '../calls/call.ts';
import { Capture } from './capture.ts';
import { Uuid } from './primitives.ts';
import { Nota, Piece } from './sales.ts';

/**
 * Replaces a nota's pieces, in the order of their tags. `version` is the nota's version when the pieces were read. Pieces saved
 * without a connection (`captura`) get no 409: if another user changed the pieces since, the stored ones stay and the nota is
 * listed for a person to review; if the nota left the sucursal, the stored ones stay.
 * @throws 409 with `actual` when the pieces or their hand-over changed since, or the nota isn't in the sucursal; 422 when a
 * handed-over piece is missing or has another number
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
