import type { OpenTurno, Turno } from '@lavanda/shared/contract/schemas/caja';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import { withRetries } from '../db/retries.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import { fieldProblem, HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { keepPrinted } from '../ventas/capture/ownClave.ts';
import { visibleCaja } from './cajas.ts';
import { type CountedCash, parseCash } from './cash.ts';
import { closedConflict, corteOfTurno } from './corte.ts';
import { type Drawer, ensureDrawer, keepDrawer, lockDrawer } from './drawer.ts';
import { lateMoment } from './lateMoment.ts';
import { keepOpening, turnoFor } from './lateOpening.ts';
import { openedBy, TEXTS } from './texts.ts';
import { noteOpening } from './trail.ts';
import { describeTurno, hourOf, visibleTurno } from './turno.ts';

export interface NewTurno {
  id: string;
  cajaId: string;
  number: number;
  cash: CountedCash;
  /** When a register opened the turno offline; null when the turno counts as opened now (`lateMoment`). */
  captured: Date | null;
}

/** Stores a turno as opened at its capture, but never before the caja's previous turno was closed. */
export async function insertTurno(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  { id, cajaId, number, cash, captured }: NewTurno,
): Promise<void> {
  const { tenantId, userId } = session;
  const denominations = cash.denominations && JSON.stringify(cash.denominations);
  await sql`
    insert into turnos (tenant_id, id, caja_id, numero, fondo, denominaciones, abierto_por, claves, abierto_en)
    select ${tenantId}, ${id}, ${cajaId}, ${number}, ${cash.total}, ${denominations}::jsonb, ${userId},
      coalesce((select jsonb_object_agg(e.letras, e.ultimo) from equipos e where e.tenant_id = ${tenantId}), '{}'),
      greatest(coalesce(${captured?.toISOString() ?? null}::timestamptz, now()),
        (select max(t.cerrado_en) from turnos t where t.tenant_id = ${tenantId} and t.caja_id = ${cajaId}))`.execute(tx);
  await sql`update cajas set ultimo = ${number}, turno_id = ${id} where tenant_id = ${tenantId} and id = ${cajaId}`.execute(tx);
}

/** @throws HttpProblem 409 with `turno` when another turno is open */
async function requireClosed(tx: Transaction<DatabaseSchema>, session: Session, turnoId: string | null): Promise<void> {
  if (turnoId === null) return;
  const row = await visibleTurno(tx, session, turnoId);
  const turno = await describeTurno(tx, session.tenantId, row);
  throw new HttpProblem(409, openedBy(row.opener, row.caja, hourOf(session, row.openedAt)), undefined, { turno });
}

/**
 * Chooses and locks the drawer to open, and assigns it to a register without a drawer. Also stores the clave that the register
 * gave this opening (`keepPrinted`), so that no corte lists that clave as missing.
 */
async function drawerToOpen(tx: Transaction<DatabaseSchema>, session: Session, body: OpenTurno): Promise<Drawer> {
  const [asked, registerId] = [body.caja?.toLowerCase(), body.equipo?.toLowerCase() ?? null];
  const cajaId = asked === undefined ? await ensureDrawer(tx, session, registerId) : (await visibleCaja(tx, session, asked))._id;
  await keepPrinted(tx, session.tenantId, body);
  await keepDrawer(tx, session.tenantId, registerId, cajaId);
  return lockDrawer(tx, session.tenantId, cajaId, 'turn');
}

/**
 * Opens a turno, or finds the turno that an earlier try or, for an offline opening, another register has opened.
 * @returns the id of the resulting turno
 */
async function openDrawer(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  body: OpenTurno,
  cash: CountedCash,
): Promise<{ id: string; isNew: boolean }> {
  const id = body._id.toLowerCase();
  const drawer = await drawerToOpen(tx, session, body);
  const kept = await turnoFor(tx, session.tenantId, id);
  if (kept !== id || drawer.turnoId === id) return { id: kept, isNew: false };
  const captured = lateMoment(body);
  if (body.captura && drawer.turnoId !== null) {
    await keepOpening(tx, session, { id, turnoId: drawer.turnoId, cash, captured });
    return { id: drawer.turnoId, isNew: false };
  }
  await requireClosed(tx, session, drawer.turnoId);
  await insertTurno(tx, session, { id, cajaId: drawer.id, number: drawer.last + 1, cash, captured });
  return { id, isNew: true };
}

async function open(tx: Transaction<DatabaseSchema>, session: Session, body: OpenTurno, cash: CountedCash): Promise<Turno> {
  const { tenantId } = session;
  const sent = body._id.toLowerCase();
  // The laundry's row is locked, so that cortes can't be switched off meanwhile.
  const { rows } = await sql<{ used: boolean; exists: boolean }>`
    select usa_corte as used, exists (select from turnos where tenant_id = ${tenantId} and id = ${sent}) as exists
    from tenants where id = ${tenantId} for share`.execute(tx);
  if (!rows[0]?.exists && !rows[0]?.used) throw new HttpProblem(409, TEXTS.notUsed);
  const { id, isNew } = rows[0]?.exists ? { id: sent, isNew: false } : await openDrawer(tx, session, body, cash);
  const turno = await visibleTurno(tx, session, id);
  // A repeated opening is answered with its turno. The same id with another float is a mistake, not a repetition.
  if (id === sent && turno.fondo !== cash.total) throw fieldProblem(422, '_id', TEXTS.idInUse);
  if (isNew) await noteOpening(tx, session, turno);
  else if (!body.captura && (await corteOfTurno(tx, session, id))) throw await closedConflict(tx, session, turno);
  return describeTurno(tx, tenantId, turno);
}

/**
 * Opens a turno, with its counted float, of the register's drawer or of the drawer that the call names (day.md 3).
 * @throws HttpProblem 404 for a caja that the session can't see; 409 when the laundry doesn't use cortes and, unless the call was
 * captured offline, while another turno is open or when this turno was closed (with its `corte`); 422 for an invalid count
 */
export function openTurno(db: Database, session: Session, body: OpenTurno): Promise<Turno> {
  const cash = parseCash(body.efectivo);
  return withRetries(() => withTenant(db, session.tenantId, (tx) => open(tx, session, body, cash)));
}
