import type { HandOver, HandOverBody, Nota, Piece } from '@lavanda/shared/contract/schemas/sales';
import { hourIn } from '@lavanda/shared/domain/dates';
import {
  countText,
  handOverText,
  joinNumbers,
  type MissingReason,
  missingText,
  needsDetail,
  reasonText,
} from '@lavanda/shared/domain/handOver';
import { countOfAnother, type PieceCount, tellingCount, withoutPieces } from '@lavanda/shared/domain/handOverCounts';
import { can } from '@lavanda/shared/domain/roles';
import { oneSpace } from '@lavanda/shared/domain/text';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { withRetries } from '../../db/retries.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import type { StoredHandOver } from '../../db/tables/sales.ts';
import { withTenant } from '../../db/tenancy.ts';
import type { HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { invalidField } from '../errors.ts';
import type { NotaHeader } from '../lockNota.ts';
import { notaVisible } from '../readNota.ts';
import { conflictOf, lockOpenNota } from '../stages/lockOpenNota.ts';
import { whoChanged } from '../stages/whoChanged.ts';
import { writeStage } from '../stages/writeStage.ts';
import { handedOverBy, missingPieces, nonexistentPiece, TEXTS } from '../texts.ts';

interface StoredPieces {
  piezas: readonly Piece[];
  entrega: StoredHandOver | null;
}

/** Pieces and hand-over of a locked nota. */
export function readPieces(tx: Transaction<DatabaseSchema>, tenantId: string, notaId: string): Promise<StoredPieces> {
  return tx
    .selectFrom('notas')
    .select(['piezas', 'entrega'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', notaId)
    .executeTakeFirstOrThrow();
}

/** Refuses numbers that belong to no tag of the nota. */
function requireTags(counted: readonly number[], total: number): void {
  if (total === 0) throw invalidField('entregadas', TEXTS.withoutPieces);
  const strange = counted.find((number) => number > total);
  if (strange !== undefined) throw invalidField('entregadas', nonexistentPiece(strange, total));
}

/**
 * The reason why the missing pieces stay behind; empty texts when `missing` is empty.
 * @throws HttpProblem 422 when the reason is missing, or the detail that it needs
 */
function requireReason(missing: string, reason: MissingReason | undefined, given: string): Pick<HandOver, 'motivo' | 'detalle'> {
  if (missing === '') return { motivo: '', detalle: '' };
  const detail = oneSpace(given);
  if (reason === undefined) throw invalidField('motivo', missingPieces(missing));
  if (needsDetail(reason) && detail === '') throw invalidField('detalle', TEXTS.missingDetail);
  return { motivo: reason, detalle: detail };
}

/**
 * The counts of a hand-over, each with its user and pieces. If an older server stored no counts, the result is one count of all
 * pieces handed over, by the user who last changed the hand-over.
 */
export async function countsOf(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  notaId: string,
  last: StoredHandOver | null,
): Promise<PieceCount[]> {
  if (!last) return [];
  if (last.conteo) return last.conteo;
  const who = await whoChanged(tx, session, notaId, ['entrega']);
  return [{ ...last, usuario: who?.userId ?? null }];
}

/** A 409 that says who already handed over how many of the pieces, and when. */
function alreadyHandedOver(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  notaId: string,
  pieces: readonly Piece[],
  { entregadas: counted, quien: person, momento: time }: HandOver,
): Promise<HttpProblem> {
  const count = countText(joinNumbers(pieces.length, counted).length, pieces.length);
  return conflictOf(tx, session, notaId, handedOverBy(person, count, hourIn(session.zonaHoraria, new Date(time))));
}

/**
 * Takes back pieces that are still in the sucursal, for example because the cliente left without them. Only the user who
 * counted a piece, or a role that may void notas, may take it back. A count that has no pieces left is dropped, with its reason.
 */
async function takeBack(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  nota: NotaHeader,
  { operacion: operationId, entregadas: counted }: HandOverBody,
  { piezas: pieces, entrega: last }: StoredPieces,
): Promise<Nota> {
  const before = last?.entregadas ?? [];
  const kept = before.filter((number) => !counted.includes(number));
  if (kept.length === before.length) return notaVisible(tx, session, nota.id);
  const counts = await countsOf(tx, session, nota.id, last);
  const another = can(session.rol, 'notas.anular') ? null : countOfAnother(counts, counted, session.userId);
  if (another) throw await alreadyHandedOver(tx, session, nota.id, pieces, another);
  const standing = withoutPieces(counts, counted);
  const telling = tellingCount(standing);
  let next: StoredHandOver | null = null;
  if (telling) {
    const { usuario: _, ...told } = telling;
    next = { ...told, entregadas: kept, conteo: standing };
  }
  const change = { entrega: [handOverText(pieces, before), handOverText(pieces, kept)] as const };
  await writeStage(tx, session, nota, operationId, { entrega: next && JSON.stringify(next) }, change);
  return notaVisible(tx, session, nota.id);
}

async function deliver(tx: Transaction<DatabaseSchema>, session: Session, body: HandOverBody): Promise<Nota> {
  const { id, operacion: operationId, entregadas: counted, motivo: reason, detalle: detail = '' } = body;
  const locked = await lockOpenNota(tx, session, id, operationId);
  if ('done' in locked) return locked.done;
  const { nota } = locked;
  const stored = await readPieces(tx, session.tenantId, nota.id);
  const { piezas: pieces, entrega: last } = stored;
  requireTags(counted, pieces.length);
  if (body.deshacer) return takeBack(tx, session, nota, body, stored);
  const before = last?.entregadas ?? [];
  const counts = await countsOf(tx, session, nota.id, last);
  const earlier = counts.find((count) => count.entregadas.some((number) => counted.includes(number)));
  if (earlier) throw await alreadyHandedOver(tx, session, nota.id, pieces, earlier);
  const now = joinNumbers(pieces.length, before, counted);
  const why = requireReason(missingText(pieces, now), reason, detail);
  const made: HandOver = { entregadas: now, ...why, quien: session.nombre, momento: new Date().toISOString() };
  const mine: PieceCount = { ...made, entregadas: counted, usuario: session.userId };
  const next: StoredHandOver = { ...made, conteo: [...counts, mine] };
  const told = reasonText(why.motivo, why.detalle);
  // The history stores the hand-over before this count too, for the case that the nota is reopened (`handOverBefore`).
  const change = { entrega: [handOverText(pieces, before), handOverText(pieces, now), last] as const };
  await writeStage(tx, session, nota, operationId, { entrega: JSON.stringify(next) }, change, told);
  return notaVisible(tx, session, nota.id);
}

/**
 * Hands over pieces of a nota in the sucursal (day.md 4), in addition to earlier hand-overs, or takes pieces back (`takeBack`).
 * A repeated `operacion` returns the stored nota. No amount changes, so the rollup stays as it is.
 * @throws HttpProblem 404; 409 with `actual` when the nota isn't in the sucursal, one of the pieces is handed over already,
 * or another user counted a piece to take back; 422 for a tag that the nota lacks, or missing pieces without a reason
 */
export function handOver(db: Database, session: Session, body: HandOverBody): Promise<Nota> {
  return withRetries(() => withTenant(db, session.tenantId, (tx) => deliver(tx, session, body)));
}
