import type { CajaEntry, CancelMovement, MoveCash } from '@lavanda/shared/contract/schemas/caja';
import { CASH, mayLackCash } from '@lavanda/shared/domain/caja';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import { withRetries } from '../db/retries.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import { fieldProblem, HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { claveOf, keepPrinted } from '../ventas/capture/ownClave.ts';
import { parsePesos } from './cash.ts';
import { lockDrawer, openingOf } from './drawer.ts';
import { readEntries } from './entries.ts';
import { lateMoment } from './lateMoment.ts';
import { turnoFor } from './lateOpening.ts';
import { ofTurno, readSums } from './sums.ts';
import { TEXTS } from './texts.ts';
import { type NotedMovement, noteMovement } from './trail.ts';
import { type TurnoRow, visibleTurno } from './turno.ts';

export interface Movement extends NotedMovement {
  id: string;
}

interface Answer {
  movimiento: CajaEntry;
  bajo_cero: boolean;
}

/**
 * Checks and converts a movimiento.
 * @throws HttpProblem 422 naming the field: an amount with more than 2 decimals, a gasto without its category, another kind
 * with a category, or 'otro' without a detail
 */
function parseMovement(body: MoveCash): Movement {
  const { tipo: kind, categoria: category = null } = body;
  const detail = (body.detalle ?? '').replace(/\s+/g, ' ').trim();
  const amount = parsePesos('monto', body.monto);
  if (kind === 'gasto' && category === null) throw fieldProblem(422, 'categoria', TEXTS.category);
  if (kind !== 'gasto' && category !== null) throw fieldProblem(422, 'categoria', TEXTS.noCategory);
  if (category === 'otro' && detail === '') throw fieldProblem(422, 'detalle', TEXTS.expenseDetail);
  return { id: body._id.toLowerCase(), kind, amount, category, detail, cancels: null };
}

interface Stored extends Movement {
  turnoId: string;
}

async function findMovement(tx: Transaction<DatabaseSchema>, tenantId: string, id: string): Promise<Stored | null> {
  const { rows } = await sql<Stored>`
    select id, tipo as kind, monto as amount, categoria as category, detalle as detail, cancela as cancels, turno_id as "turnoId"
    from movimientos where tenant_id = ${tenantId} and id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

async function answer(tx: Transaction<DatabaseSchema>, tenantId: string, turno: TurnoRow, id: string): Promise<Answer> {
  const { entries } = await readEntries(tx, tenantId, sql`x.id = ${id}`, { limit: 1, only: 'movimientos' });
  const [entry] = entries;
  if (!entry) throw new Error('The movimiento was not stored');
  const sums = await readSums(tx, tenantId, ofTurno(turno.id), turno.fondo);
  return { movimiento: entry, bajo_cero: mayLackCash(sums, sums.pagos[CASH].monto) };
}

/**
 * Stores a movimiento in its turno or, when that turno is closed, for the opening that `openingOf` names.
 * @throws HttpProblem 409 for a cancellation in a closed turno, unless it was captured offline
 */
export async function insertMovement(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  turno: TurnoRow,
  movement: Movement,
  body: Omit<CancelMovement, 'movimiento'>,
): Promise<void> {
  const { equipo: register, clave: printed = null, captura: isLate = false } = body;
  const captured = lateMoment(body);
  const registerId = register?.toLowerCase() ?? null;
  const clave = await claveOf(tx, session.tenantId, registerId, printed);
  const drawer = await lockDrawer(tx, session.tenantId, turno.cajaId, 'take');
  const isOpen = drawer.turnoId === turno.id;
  if (!isOpen && !isLate && movement.cancels !== null) throw new HttpProblem(409, TEXTS.closedMovement);
  await tx
    .insertInto('movimientos')
    .values({
      tenant_id: session.tenantId,
      id: movement.id,
      turno_id: turno.id,
      caja_id: turno.cajaId,
      tipo: movement.kind,
      categoria: movement.category,
      detalle: movement.detail,
      monto: movement.amount,
      cancela: movement.cancels,
      cuenta_en: isOpen ? null : openingOf(drawer),
      equipo_id: registerId,
      clave,
      creado_por: session.userId,
      ...(captured && { creado_en: captured.toISOString() }),
    })
    .execute();
  await noteMovement(tx, session, turno, movement);
}

/**
 * Records cash that is put into or taken out of the drawer of a turno (day.md 3). If the turno is closed by then, the
 * movimiento counts in the opening of the drawer's open turno or, if none is open, of the next. A repeated `_id` gets the
 * stored movimiento.
 * @throws HttpProblem 404 for a turno that the session can't see; 422 naming the field
 */
export function moveCash(db: Database, session: Session, body: MoveCash): Promise<Answer> {
  const movement = parseMovement(body);
  return withRetries(() =>
    withTenant(db, session.tenantId, async (tx) => {
      const turno = await visibleTurno(tx, session, await turnoFor(tx, session.tenantId, body.turno.toLowerCase()));
      const stored = await findMovement(tx, session.tenantId, movement.id);
      if (!stored) await insertMovement(tx, session, turno, movement, body);
      else if (stored.turnoId !== turno.id || stored.kind !== movement.kind || stored.amount !== movement.amount)
        throw fieldProblem(422, '_id', TEXTS.idInUse);
      return answer(tx, session.tenantId, turno, movement.id);
    }),
  );
}

async function cancel(tx: Transaction<DatabaseSchema>, session: Session, body: CancelMovement): Promise<Answer> {
  const { tenantId } = session;
  const [id, originalId] = [body._id.toLowerCase(), body.movimiento.toLowerCase()];
  const original = await findMovement(tx, tenantId, originalId);
  if (!original) throw new HttpProblem(404, TEXTS.noMovement);
  const turno = await visibleTurno(tx, session, original.turnoId).catch((error: unknown) => {
    throw error instanceof HttpProblem ? new HttpProblem(404, TEXTS.noMovement) : error;
  });
  const stored = await findMovement(tx, tenantId, id);
  if (stored && stored.cancels !== originalId) throw fieldProblem(422, '_id', TEXTS.idInUse);
  if (!stored) {
    if (original.cancels !== null) throw new HttpProblem(409, TEXTS.cancelsAnother);
    const { rows } = await sql<{ id: string }>`select id from movimientos
      where tenant_id = ${tenantId} and cancela = ${originalId}`.execute(tx);
    const [other] = rows;
    if (other && !body.captura) throw new HttpProblem(409, TEXTS.alreadyCancelled);
    if (other) {
      await keepPrinted(tx, tenantId, body);
      return answer(tx, tenantId, turno, other.id);
    }
    await insertMovement(tx, session, turno, { ...original, id, cancels: originalId }, body);
  }
  return answer(tx, tenantId, turno, id);
}

/**
 * Cancels a movimiento of an open turno with an opposite one. A repeated `_id` gets the stored movimiento. A cancellation
 * captured offline is accepted after the corte too, and cancels nothing more when the movimiento is cancelled already.
 * @throws HttpProblem 404; 409 when the movimiento is already cancelled or cancels another, or its turno is closed
 */
export function cancelMovement(db: Database, session: Session, body: CancelMovement): Promise<Answer> {
  return withRetries(() => withTenant(db, session.tenantId, (tx) => cancel(tx, session, body)));
}
