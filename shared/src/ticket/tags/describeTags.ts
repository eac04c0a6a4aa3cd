import type { Nota } from '../../contract/schemas/sales.ts';
import { notaMark } from '../../domain/clave.ts';
import { quantityToThousandths } from '../../domain/money.ts';
import type { PieceLine } from '../../domain/pieces.ts';
import { PAPER_SIZES, type Paper, pieceText, shortName, tagCode, tagDay } from '../../domain/tag.ts';
import { type QrCode, qrCode } from '../qr.ts';

/** A tag as text, in reading order. */
export interface Tag {
  number: number;
  total: number;
  /** The clave; for a nota without one, the folio. */
  mark: string;
  cliente: string;
  text: string;
  /** Promised day; '' without one. */
  day: string;
  qr: QrCode;
}

const linesOf = ({ articulos: lines }: Nota): Map<string, PieceLine> =>
  new Map(
    lines.map(({ _id, servicio, medida: unit, cantidad: amount }) => [
      _id,
      { id: _id, servicio, medida: unit, cantidad: quantityToThousandths(amount) ?? Math.round(amount * 1000) },
    ]),
  );

/** The tags of a nota, or only the one numbered `only` (from 1); empty without pieces. */
export function describeTags(nota: Nota, paper: Paper, only: number | null): Tag[] {
  const { clave = '', folio, piezas: pieces = [], fecha_entrega: promised } = nota;
  const lines = linesOf(nota);
  const { letters, text } = PAPER_SIZES[paper];
  const tags = pieces.map((piece, i) => ({
    number: i + 1,
    total: pieces.length,
    mark: notaMark({ clave, folio }),
    cliente: shortName(nota.usuario_name, letters),
    text: pieceText(piece, piece.linea === null ? undefined : lines.get(piece.linea), text),
    day: promised === null ? '' : tagDay(promised),
    qr: qrCode(tagCode({ clave, folio }, i + 1)),
  }));
  return only === null ? tags : tags.slice(only - 1, only);
}
