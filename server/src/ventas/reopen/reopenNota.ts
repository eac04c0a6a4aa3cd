import type { Nota, ReopenNota } from '@lavanda/shared/contract/schemas/sales';
import { firstOpenDay } from '@lavanda/shared/domain/closedMonth';
import { dayIn } from '@lavanda/shared/domain/dates';
import { handOverText, pendingPieces } from '@lavanda/shared/domain/handOver';
import { CLOSED, IN_SUCURSAL } from '@lavanda/shared/domain/nota';
import { UNDO_CLOSE_SECONDS } from '@lavanda/shared/domain/reopen';
import { can, seesAllSucursales } from '@lavanda/shared/domain/roles';
import { oneSpace } from '@lavanda/shared/domain/text';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { withRetries } from '../../db/retries.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { withTenant } from '../../db/tenancy.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { invalidField } from '../errors.ts';
import { readPieces } from '../handOver/handOver.ts';
import { handOverBefore } from '../handOver/handOverBefore.ts';
import { lockNota, type NotaHeader } from '../lockNota.ts';
import type { NotaContent } from '../nota.ts';
import { notaVisible } from '../readNota.ts';
import { diff } from '../save/diff.ts';
import { writeNota } from '../save/writeNota.ts';
import { lostPlace } from '../stages/placeOccupant.ts';
import { TEXTS } from '../texts.ts';
import { reopenStop } from './reopenStop.ts';

/**
 * SQL condition: the history entry has more than a notice. A notice after the cierre doesn't prevent the reopening.
 */
const BESIDE_NOTICES = sql`cambio - 'aviso' <> '{}'`;

/** Whether the nota's last change, apart from notices, is its cierre by this user within the last `UNDO_CLOSE_SECONDS`. */
async function justClosedBy(tx: Transaction<DatabaseSchema>, session: Session, nota: NotaHeader): Promise<boolean> {
  const { rows } = await sql`select 1 from nota_historia
    where tenant_id = ${session.tenantId} and nota_id = ${nota.id}
      and version = (select max(version) from nota_historia
        where tenant_id = ${session.tenantId} and nota_id = ${nota.id} and ${BESIDE_NOTICES})
      and usuario_id = ${session.userId} and (cambio->'status'->>1)::int = ${sql.lit(CLOSED)}
      and momento > now() - ${sql.lit(UNDO_CLOSE_SECONDS)} * interval '1 second'`.execute(tx);
  return rows.length > 0;
}

/**
 * Checks the right to reopen. Without a reason, users may undo only their own recent cierre; with a reason, a role that may
 * void notas reopens any nota.
 * @throws HttpProblem 403 without that right; 422 for a missing reason, or for a nota of a month that is closed for the role
 */
async function authorize(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  nota: NotaHeader,
  reason: string | null,
): Promise<void> {
  const mayReopen = can(session.rol, 'notas.anular');
  if (reason !== null && !mayReopen) throw new HttpProblem(403, TEXTS.noReopenPermission);
  if (reason === null && !(await justClosedBy(tx, session, nota)))
    throw mayReopen ? invalidField('motivo', TEXTS.reopenReason) : new HttpProblem(403, TEXTS.undoExpired);
  const closedMonth = nota.fecha < firstOpenDay(dayIn(session.zonaHoraria, new Date()));
  if (closedMonth && !can(session.rol, 'meses.cerrados')) throw invalidField('fecha', TEXTS.reopenClosedMonth);
}

/** Whether more than the nota's notices changed after `version`, or the nota never had that version. */
async function changedSince(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  nota: NotaHeader,
  version: number,
): Promise<boolean> {
  if (version >= nota.version) return version > nota.version;
  const { rows } = await sql`select 1 from nota_historia
    where tenant_id = ${session.tenantId} and nota_id = ${nota.id} and version > ${version} and ${BESIDE_NOTICES} limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/**
 * The hand-over that a reopened nota has: its hand-over before the last count, because the next cierre counts again. Pieces that
 * left earlier stay handed over. If pieces weren't counted at the cierre, the hand-over stays.
 * @returns the change for the history and the value of the column; null when nothing changes
 */
async function restoredHandOver(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  notaId: string,
): Promise<{ change: [string, string]; column: string | null } | null> {
  const { piezas: pieces, entrega: last } = await readPieces(tx, tenantId, notaId);
  if (last === null || pendingPieces(pieces.length, last.entregadas) > 0) return null;
  const before = await handOverBefore(tx, tenantId, notaId);
  return {
    change: [handOverText(pieces, last.entregadas), handOverText(pieces, before?.entregadas ?? [])],
    column: before && JSON.stringify(before),
  };
}

async function reopen(tx: Transaction<DatabaseSchema>, session: Session, body: ReopenNota): Promise<Nota> {
  const { operacion: operationId, version, motivo: given = '' } = body;
  const reason = oneSpace(given) || null;
  const { header: nota, operationNota } = await lockNota(tx, session.tenantId, body.id.toLowerCase(), operationId);
  if (!nota || (nota.sucursalId !== session.sucursalId && !seesAllSucursales(session.rol)))
    throw new HttpProblem(404, TEXTS.notFound);
  if (nota.voided) throw new HttpProblem(409, TEXTS.removed);
  if (operationNota !== null && operationNota !== nota.id) throw invalidField('operacion', TEXTS.foreignOperation);
  if (operationNota !== null) return notaVisible(tx, session, nota.id);
  if (nota.status !== CLOSED || (await changedSince(tx, session, nota, version))) {
    const detail = nota.status === CLOSED ? TEXTS.changedSinceClosed : TEXTS.notClosed;
    throw new HttpProblem(409, detail, undefined, { actual: await notaVisible(tx, session, nota.id) });
  }
  await authorize(tx, session, nota, reason);
  const before = { ...nota, lineas: [], pagos: [] };
  // The cierre's 'Ajuste por redondeo' is undone too; the history records it as a change from the amount to 0.
  const now: NotaContent = { ...before, status: IN_SUCURSAL, ajuste: 0 };
  const lost = await lostPlace(tx, session.tenantId, { ...nota, status: IN_SUCURSAL });
  const handOver = await restoredHandOver(tx, session.tenantId, nota.id);
  const change = {
    ...diff(before, now),
    ...lost,
    ...(handOver && { entrega: handOver.change }),
    ...(reason === null ? {} : { motivo: reason }),
  };
  const { id, sucursalId } = nota;
  await writeNota(tx, session, { id, sucursalId, version: nota.version + 1, operacion: operationId, before, now, change });
  const columns = { ...(lost.lugar && { lugar: '' }), ...(handOver && { entrega: handOver.column }) };
  if (Object.keys(columns).length > 0)
    await tx.updateTable('notas').set(columns).where('tenant_id', '=', session.tenantId).where('id', '=', id).execute();
  await reopenStop(tx, session.tenantId, id);
  return notaVisible(tx, session, id);
}

/**
 * Reopens a closed nota. The cierre's 'Ajuste por redondeo' and count of pieces are undone, its delivery waits again, and its
 * place is lost if another cliente's clothes hang there now. A repeated `operacion` returns the stored nota.
 * @throws HttpProblem 403, 404 or 422 when the user may not reopen it; 409 for a voided nota and, with `actual`, for one that
 * isn't closed or has changed since `version`
 */
export function reopenNota(db: Database, session: Session, body: ReopenNota): Promise<Nota> {
  return withRetries(() => withTenant(db, session.tenantId, (tx) => reopen(tx, session, body)));
}
