import { IN_SUCURSAL } from '@lavanda/shared/domain/nota';
import { BAG, type PieceRow, piecesOf, rowsOf, type TaggedPiece } from '@lavanda/shared/domain/pieces';
import type { NotaDemo } from './notas.ts';

const MARKS = ['azul', 'blanco', 'gris', 'beige', 'a rayas'] as const;

/** Pieces of an open nota; every third one isn't tagged yet, so that the demo shows both. */
export function piecesDemo({ status, folio, lineas: lines }: NotaDemo): TaggedPiece[] {
  if (status !== IN_SUCURSAL || folio % 3 === 0) return [];
  const marked = (row: PieceRow, i: number) => ({
    ...row,
    details: row.count === 2 && row.name !== BAG ? (MARKS[(folio + i) % MARKS.length] ?? '') : '',
  });
  return piecesOf(rowsOf(lines, []).map(marked), []);
}
