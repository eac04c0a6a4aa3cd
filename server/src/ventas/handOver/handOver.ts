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
import { oneSpace } from '@lavanda/shared/domain/text';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { withRetries } from '../../db/retries.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
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
  entrega: HandOver | null;
}

/** Pieces and hand-over of a nota that is locked. */
export function readPieces(tx: Transaction<DatabaseSchema>, tenantId: string, notaId: string): Promise<StoredPieces> {
  return tx
    .selectFrom('notas')
    .select(['piezas', 'entrega'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', notaId)
    .executeTakeFirstOrThrow();
}

/** Refuses numbers that no tag of the nota has. */
function requireTags(counted: readonly number[], total: number): void {
  if (total === 0) throw invalidField('entregadas', TEXTS.withoutPieces);
  const strange = counted.find((number) => number > total);
  if (strange !== undefined) throw invalidField('entregadas', nonexistentPiece(strange, total));
}

/** Why the pieces that `missing` names stay behind; nothing when none does. */
function requireReason(missing: string, reason: MissingReason | undefined, given: string): Pick<HandOver, 'motivo' | 'detalle'> {
  if (missing === '') return { motivo: '', detalle: '' };
  const detail = oneSpace(given);
  if (reason === undefined) throw invalidField('motivo', missingPieces(missing));
  if (needsDetail(reason) && detail === '') throw invalidField('detalle', TEXTS.missingDetail);
  return { motivo: reason, detalle: detail };
}

/** A 409 that tells who handed over what. */
function alreadyHandedOver(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  notaId: string,
  { piezas: pieces, entrega: last }: StoredPieces & { entrega: HandOver },
): Promise<HttpProblem> {
  const count = countText(joinNumbers(pieces.length, last.entregadas).length, pieces.length);
  const hour = hourIn(session.zonaHoraria, new Date(last.momento));
  return conflictOf(tx, session, notaId, handedOverBy(last.quien, count, hour));
}

/**
 * Takes pieces of the session's own count back: they are in the sucursal still, as when the cliente leaves without
 * them.
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
  if (!last || kept.length === before.length) return notaVisible(tx, session, nota.id);
  const who = await whoChanged(tx, session, nota.id, ['entrega']);
  if (who?.userId !== session.userId) throw await alreadyHandedOver(tx, session, nota.id, { piezas: pieces, entrega: last });
  // The reason was told of other pieces, so it goes.
  const next: HandOver | null = kept.length === 0 ? null : { ...last, entregadas: kept, motivo: '', detalle: '' };
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
  if (last && counted.some((number) => before.includes(number)))
    throw await alreadyHandedOver(tx, session, nota.id, { piezas: pieces, entrega: last });
  const now = joinNumbers(pieces.length, before, counted);
  const why = requireReason(missingText(pieces, now), reason, detail);
  const next: HandOver = { entregadas: now, ...why, quien: session.nombre, momento: new Date().toISOString() };
  const told = reasonText(why.motivo, why.detalle);
  // The hand-over of before comes back when the cierre that this one leads to is undone (`handOverBefore`).
  const change = { entrega: [handOverText(pieces, before), handOverText(pieces, now), last] as const };
  await writeStage(tx, session, nota, operationId, { entrega: JSON.stringify(next) }, change, told);
  return notaVisible(tx, session, nota.id);
}

/**
 * Hands over pieces of a nota in the sucursal (day.md 4) and keeps who did it, when, and why without the others. It
 * adds to what was handed over before, or takes the session's own count back. A repeated `operacion` returns the stored
 * nota. It changes no amount, so the rollup stays.
 * @throws HttpProblem 404; 409 with `actual` when somebody else closed the nota or handed over one of the pieces; 422
 * for a tag that the nota lacks, or without the reason of what is missing
 */
export function handOver(db: Database, session: Session, body: HandOverBody): Promise<Nota> {
  return withRetries(() => withTenant(db, session.tenantId, (tx) => deliver(tx, session, body)));
}
