import type { CloseTurno, Corte } from '@lavanda/shared/contract/schemas/cortes';
import { CASH, differencesOf, expectedOf, needsReason, type TurnoSums, withdrawnCash } from '@lavanda/shared/domain/caja';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import { withRetries } from '../db/retries.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import { fieldProblem, HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { parsePesos } from './cash.ts';
import { readClaves } from './claves.ts';
import { closedConflict, corteOfTurno, methodColumns } from './corte.ts';
import { type CountRow, describeCount, readCount } from './countResult.ts';
import { lockDrawer } from './drawer.ts';
import { ofTurno, readOpening, readSums } from './sums.ts';
import { countedBy, TEXTS } from './texts.ts';
import { noteClosing } from './trail.ts';
import { hourOf, requireMayClose, type TurnoRow, visibleTurno } from './turno.ts';

/**
 * Requires that the cashier who closes has seen the turno's newest count, compared with its current sums.
 * @throws HttpProblem 409 with `resultado` when a newer count exists, or when pagos or movimientos arrived after the count; 422
 * without a count
 */
async function requireNewest(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  turno: TurnoRow,
  body: CloseTurno,
): Promise<{ count: CountRow; sums: TurnoSums }> {
  const count = await readCount(tx, session.tenantId, { turnoId: turno.id });
  if (!count) throw fieldProblem(422, 'conteo', TEXTS.noCount);
  const sums = await readSums(tx, session.tenantId, ofTurno(turno.id), turno.fondo);
  const isLast = count.id === body.conteo.toLowerCase();
  if (isLast && sums.registros === body.registros) return { count, sums };
  const claves = await readClaves(tx, session.tenantId, turno);
  const detail = isLast ? TEXTS.newerRecords : countedBy(count.countedBy, hourOf(session, count.countedAt));
  throw new HttpProblem(409, detail, undefined, { resultado: describeCount(turno, count, { sums, claves }) });
}

async function freeze(tx: Transaction<DatabaseSchema>, session: Session, turno: TurnoRow, body: CloseTurno): Promise<void> {
  const { tenantId, userId } = session;
  const { count, sums } = await requireNewest(tx, session, turno, body);
  const expected = expectedOf(sums);
  const differences = differencesOf(expected, count.counted);
  const differs = needsReason(differences);
  if (differs && body.motivo === undefined) throw fieldProblem(422, 'motivo', TEXTS.reason);
  const reason = differs ? (body.motivo ?? null) : null;
  const stays = parsePesos('fondo', body.fondo);
  const withdrawn = withdrawnCash(count.counted[CASH], stays);
  if (withdrawn === null) throw fieldProblem(422, 'fondo', TEXTS.fondo);
  const detail = (body.detalle ?? '').replace(/\s+/g, ' ').trim();
  const opening = await readOpening(tx, tenantId, turno);
  await tx
    .insertInto('cortes')
    .values({
      tenant_id: tenantId,
      id: body._id.toLowerCase(),
      turno_id: turno.id,
      caja_id: turno.cajaId,
      sucursal_id: turno.sucursalId,
      numero: turno.number,
      conteo_id: count.id,
      cajero_id: turno.openerId,
      cerrado_por: userId,
      sumas: JSON.stringify(sums),
      claves: JSON.stringify(await readClaves(tx, tenantId, turno)),
      ...methodColumns('esperado', expected),
      ...methodColumns('contado', count.counted),
      apertura: opening.expected,
      motivo: reason ?? '',
      detalle: detail,
      fondo: stays,
      retirado: withdrawn,
    })
    .execute();
  await sql`update turnos set cerrado_en = now(), cerrado_por = ${userId}
    where tenant_id = ${tenantId} and id = ${turno.id}`.execute(tx);
  await sql`update cajas set turno_id = null where tenant_id = ${tenantId} and id = ${turno.cajaId}`.execute(tx);
  const corte = { expected, counted: count.counted, differences, reason, detail, stays, withdrawn };
  await noteClosing(tx, session, turno, corte);
}

async function close(tx: Transaction<DatabaseSchema>, session: Session, body: CloseTurno): Promise<Corte> {
  const turno = await visibleTurno(tx, session, body.turno.toLowerCase());
  requireMayClose(session, turno);
  const drawer = await lockDrawer(tx, session.tenantId, turno.cajaId, 'turn');
  if (drawer.turnoId === turno.id) {
    const { rows } =
      await sql`select 1 from cortes where tenant_id = ${session.tenantId} and id = ${body._id.toLowerCase()}`.execute(tx);
    if (rows.length > 0) throw fieldProblem(422, '_id', TEXTS.idInUse);
    await freeze(tx, session, turno, body);
  }
  const corte = await corteOfTurno(tx, session, turno.id);
  if (!corte || corte._id !== body._id.toLowerCase()) throw await closedConflict(tx, session, turno);
  return corte;
}

/**
 * Closes a turno with its corte, which is frozen (day.md 3). The drawer's lock waits for pagos and movimientos that are being
 * saved, which the corte includes; later ones count after the corte. A repeated `_id` gets the same corte.
 * @throws HttpProblem 403 as `requireMayClose`; 404; 409 with `resultado` or `corte` (see the contract); 422 for a
 * difference without a reason, or a fondo above the counted cash
 */
export function closeTurno(db: Database, session: Session, body: CloseTurno): Promise<Corte> {
  return withRetries(() => withTenant(db, session.tenantId, (tx) => close(tx, session, body)));
}
