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
import type { Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { withRetries } from '../../db/retries.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { withTenant } from '../../db/tenancy.ts';
import type { Session } from '../../http/session.ts';
import { invalidField } from '../errors.ts';
import { notaVisible } from '../readNota.ts';
import { conflictOf, lockOpenNota } from '../stages/lockOpenNota.ts';
import { writeStage } from '../stages/writeStage.ts';
import { handedOverBy, missingPieces, nonexistentPiece, TEXTS } from '../texts.ts';

interface StoredPieces {
  piezas: readonly Piece[];
  entrega: HandOver | null;
}

/** Pieces and hand-over of a nota that is locked. */
function readPieces(tx: Transaction<DatabaseSchema>, tenantId: string, notaId: string): Promise<StoredPieces> {
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
  const detail = given.replace(/\s+/g, ' ').trim();
  if (reason === undefined) throw invalidField('motivo', missingPieces(missing));
  if (needsDetail(reason) && detail === '') throw invalidField('detalle', TEXTS.missingDetail);
  return { motivo: reason, detalle: detail };
}

async function deliver(tx: Transaction<DatabaseSchema>, session: Session, body: HandOverBody): Promise<Nota> {
  const { id, operacion: operationId, entregadas: counted, motivo: reason, detalle: detail = '' } = body;
  const locked = await lockOpenNota(tx, session, id, operationId);
  if ('done' in locked) return locked.done;
  const { nota } = locked;
  const { piezas: pieces, entrega: last } = await readPieces(tx, session.tenantId, nota.id);
  requireTags(counted, pieces.length);
  const before = last?.entregadas ?? [];
  if (last && counted.some((number) => before.includes(number))) {
    const count = countText(joinNumbers(pieces.length, before).length, pieces.length);
    const hour = hourIn(session.zonaHoraria, new Date(last.momento));
    throw await conflictOf(tx, session, nota.id, handedOverBy(last.quien, count, hour));
  }
  const now = joinNumbers(pieces.length, before, counted);
  const why = requireReason(missingText(pieces, now), reason, detail);
  const next: HandOver = { entregadas: now, ...why, quien: session.nombre, momento: new Date().toISOString() };
  const told = reasonText(why.motivo, why.detalle);
  const change = { entrega: [handOverText(pieces, before), handOverText(pieces, now)] as const };
  await writeStage(tx, session, nota, operationId, { entrega: JSON.stringify(next) }, change, told);
  return notaVisible(tx, session, nota.id);
}

/**
 * Hands over pieces of a nota in the sucursal (day.md 4) and keeps who did it, when, and why without the others. It adds
 * to what was handed over before. A repeated `operacion` returns the stored nota. It changes no amount, so the rollup stays.
 * @throws HttpProblem 404; 409 with `actual` when somebody else closed the nota or handed over one of the pieces; 422 for a
 * tag that the nota lacks, or without the reason of what is missing
 */
export function handOver(db: Database, session: Session, body: HandOverBody): Promise<Nota> {
  return withRetries(() => withTenant(db, session.tenantId, (tx) => deliver(tx, session, body)));
}
