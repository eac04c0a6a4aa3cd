import type { CountedPiece } from '@lavanda/shared/domain/handOver';
import { BAG, type TaggedPiece } from '@lavanda/shared/domain/pieces';
import { pieceText } from '@lavanda/shared/domain/tag';
import type { StoredNota } from '../notas/nota';

const lineOf = ({ lineas: lines }: Pick<StoredNota, 'lineas'>, piece: TaggedPiece) => lines.find(({ id }) => id === piece.linea);

/** The name in the list of pieces, without its mark: 'Bolsa · Lavado y secado, 4.5 kg'. */
export function listedName(nota: Pick<StoredNota, 'lineas'>, piece: TaggedPiece): string {
  return pieceText({ ...piece, detalle: '' }, lineOf(nota, piece));
}

/** The piece as sentences name it: a bag without a mark by its servicio, because bags are all called the same. */
export function countedPiece(nota: Pick<StoredNota, 'lineas'>, piece: TaggedPiece): CountedPiece {
  const line = lineOf(nota, piece);
  if (piece.nombre !== BAG || piece.detalle !== '' || line?.medida !== 'kg') return piece;
  return { nombre: BAG, detalle: line.servicio };
}
