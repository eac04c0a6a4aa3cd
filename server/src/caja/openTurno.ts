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
  /** When it was opened without a connection; null for now. */
  captured: Date | null;
}

/** Inserts a turno as open since its capture, or since the turno before it was closed if that was later. */
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

/** @throws HttpProblem 409 with `turno` when another one is open */
async function requireClosed(tx: Transaction<DatabaseSchema>, session: Session, turnoId: string | null): Promise<void> {
  if (turnoId === null) return;
  const row = await visibleTurno(tx, session, turnoId);
  const turno = await describeTurno(tx, session.tenantId, row);
  throw new HttpProblem(409, openedBy(row.opener, row.caja, hourOf(session, row.openedAt)), undefined, { turno });
}

/** The drawer that a body opens, locked, with its register and its clave kept. */
async function drawerToOpen(tx: Transaction<DatabaseSchema>, session: Session, body: OpenTurno): Promise<Drawer> {
  const [asked, registerId] = [body.caja?.toLowerCase(), body.equipo?.toLowerCase() ?? null];
  const cajaId = asked === undefined ? await ensureDrawer(tx, session, registerId) : (await visibleCaja(tx, session, asked))._id;
  await keepPrinted(tx, session.tenantId, body);
  await keepDrawer(tx, session.tenantId, registerId, cajaId);
  return lockDrawer(tx, session.tenantId, cajaId, 'turn');
}

/** Opens the turno, unless it is open. @returns the id of the turno that the opening led to */
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
  // Locked, so that cortes aren't switched off while it opens.
  const { rows } = await sql<{ used: boolean; exists: boolean }>`
    select usa_corte as used, exists (select from turnos where tenant_id = ${tenantId} and id = ${sent}) as exists
    from tenants where id = ${tenantId} for share`.execute(tx);
  if (!rows[0]?.exists && !rows[0]?.used) throw new HttpProblem(409, TEXTS.notUsed);
  const { id, isNew } = rows[0]?.exists ? { id: sent, isNew: false } : await openDrawer(tx, session, body, cash);
  const turno = await visibleTurno(tx, session, id);
  // A repeated opening answers its turno. The same id with another float isn't a repetition.
  if (id === sent && turno.fondo !== cash.total) throw fieldProblem(422, '_id', TEXTS.idInUse);
  if (isNew) await noteOpening(tx, session, turno);
  else if (!body.captura && (await corteOfTurno(tx, session, id))) throw await closedConflict(tx, session, turno);
  return describeTurno(tx, tenantId, turno);
}

/**
 * Opens a turno of the register's drawer, or of the one asked for, with its counted float (day.md 3).
 * @throws HttpProblem 404 for a caja that the session can't see; 409 while a turno is open, when this one was closed
 * (with its `corte`), or when the laundry doesn't use cortes; 422 for a count that doesn't add up
 */
export function openTurno(db: Database, session: Session, body: OpenTurno): Promise<Turno> {
  const cash = parseCash(body.efectivo);
  return withRetries(() => withTenant(db, session.tenantId, (tx) => open(tx, session, body, cash)));
}
