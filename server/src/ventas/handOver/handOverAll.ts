import type { HandOver, Piece } from '@lavanda/shared/contract/schemas/sales';
import { handOverText, isHandedOver, missingNumbers } from '@lavanda/shared/domain/handOver';
import type { PieceCount } from '@lavanda/shared/domain/handOverCounts';
import { BAG, describePieces } from '@lavanda/shared/domain/pieces';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import type { StoredHandOver } from '../../db/tables/sales.ts';
import type { Session } from '../../http/session.ts';
import type { NotaHeader } from '../lockNota.ts';
import { writeStage } from '../stages/writeStage.ts';
import { countsOf, readPieces } from './handOver.ts';

/** The one piece given to a nota without tagged pieces that is handed over but stays open. */
export const WHOLE: readonly Piece[] = [{ nombre: BAG, detalle: '', linea: null }];

/**
 * Hands over all remaining pieces of a locked nota in the sucursal. A nota without pieces gets one piece if it stays open, so
 * that it differs from notas that wait on the rack; otherwise nothing changes.
 * @param moment when the driver handed the pieces over
 * @returns by how much the nota's version grew: 0 or 1
 */
export async function handOverAll(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  nota: NotaHeader,
  { staysOpen, moment }: { staysOpen: boolean; moment: Date },
): Promise<number> {
  const { piezas: stored, entrega: last } = await readPieces(tx, session.tenantId, nota.id);
  const pieces = stored.length === 0 && staysOpen ? WHOLE : stored;
  const before = last?.entregadas ?? [];
  if (pieces.length === 0 || isHandedOver(pieces.length, before)) return 0;
  const all = pieces.map((_, index) => index + 1);
  const made: HandOver = { entregadas: all, motivo: '', detalle: '', quien: session.nombre, momento: moment.toISOString() };
  const mine: PieceCount = { ...made, entregadas: missingNumbers(all.length, before), usuario: session.userId };
  const next: StoredHandOver = { ...made, conteo: [...(await countsOf(tx, session, nota.id, last)), mine] };
  const change = {
    ...(pieces !== stored && { piezas: ['', describePieces(pieces)] as const }),
    entrega: [handOverText(pieces, before), handOverText(pieces, all), last] as const,
  };
  const columns = { entrega: JSON.stringify(next), ...(pieces !== stored && { piezas: JSON.stringify(pieces) }) };
  await writeStage(tx, session, nota, null, columns, change);
  return 1;
}
