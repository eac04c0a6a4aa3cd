import type { CountedPiece } from '@lavanda/shared/domain/handOver';
import { BAG, type TaggedPiece } from '@lavanda/shared/domain/pieces';
import { pieceText } from '@lavanda/shared/domain/tag';
import type { StoredNota } from '../notas/nota';

const lineOf = ({ lineas: lines }: Pick<StoredNota, 'lineas'>, piece: TaggedPiece) => lines.find(({ id }) => id === piece.linea);

/** The piece's name in the list of pieces, without its detail: 'Bolsa · Lavado y secado, 4.5 kg'. */
export function listedName(nota: Pick<StoredNota, 'lineas'>, piece: TaggedPiece): string {
  return pieceText({ ...piece, detalle: '' }, lineOf(nota, piece));
}

/**
 * The piece as named in sentences: a bag sold by weight without a detail gets its servicio as detail, because all bags have the
 * same name.
 */
export function countedPiece(nota: Pick<StoredNota, 'lineas'>, piece: TaggedPiece): CountedPiece {
  const line = lineOf(nota, piece);
  if (piece.nombre !== BAG || piece.detalle !== '' || line?.medida !== 'kg') return piece;
  return { nombre: BAG, detalle: line.servicio };
}
