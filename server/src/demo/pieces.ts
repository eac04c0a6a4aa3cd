import { IN_SUCURSAL } from '@lavanda/shared/domain/nota';
import { BAG, type PieceRow, piecesOf, rowsOf, type TaggedPiece } from '@lavanda/shared/domain/pieces';
import type { NotaDemo } from './notas.ts';

const MARKS = ['azul', 'blanco', 'gris', 'beige', 'a rayas'] as const;

/** Number of a sucursal's newest open notas whose pieces are tagged. */
const TAGGED = 4;

/** The pieces that follow from a nota's lines, some of them with a mark. */
export function piecesOfNota({ folio, lineas: lines }: NotaDemo): TaggedPiece[] {
  const marked = (row: PieceRow, i: number) => ({
    ...row,
    details: row.count === 2 && row.name !== BAG ? (MARKS[(folio + i) % MARKS.length] ?? '') : '',
  });
  return piecesOf(rowsOf(lines, []).map(marked), []);
}

/**
 * Pieces of a sucursal's newest open notas, by nota id.
 * @param notas oldest first
 */
export function piecesDemo(notas: readonly NotaDemo[]): Map<string, TaggedPiece[]> {
  const open = notas.filter(({ status }) => status === IN_SUCURSAL);
  return new Map(open.slice(-TAGGED).map((nota): [string, TaggedPiece[]] => [nota.id, piecesOfNota(nota)]));
}
