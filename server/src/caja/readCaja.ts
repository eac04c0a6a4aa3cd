import type { CajaState } from '@lavanda/shared/contract/schemas/caja';
import { centavosToPesos } from '@lavanda/shared/domain/money';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import { readKey } from '../http/keyCursor.ts';
import type { Session } from '../http/session.ts';
import { visibleCaja } from './cajas.ts';
import { findDrawer, openingOf } from './drawer.ts';
import { MOST_LATE, PAGE_SIZE, readEntries } from './entries.ts';
import { ofOpening, ofTurno } from './sums.ts';
import { TEXTS } from './texts.ts';
import { describeTurno, iso, visibleTurno } from './turno.ts';

const EMPTY: CajaState = {
  usa_corte: false,
  letras: null,
  caja: null,
  turno: null,
  registro: [],
  siguiente: null,
  llegaron_despues: [],
  ultimo_corte: null,
};

async function lastCorte(tx: Transaction<DatabaseSchema>, tenantId: string, cajaId: string): Promise<CajaState['ultimo_corte']> {
  const row = await tx
    .selectFrom('cortes')
    .select(['id', 'numero', 'fondo', 'cerrado_en'])
    .where('tenant_id', '=', tenantId)
    .where('caja_id', '=', cajaId)
    .orderBy('numero', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return { _id: row.id, numero: row.numero, fondo: centavosToPesos(row.fondo), cerrado: iso(row.cerrado_en) };
}

/** Reads the drawer's state without a lock, so a pago saved meanwhile may appear in one part of it and not in another. */
async function stateOf(tx: Transaction<DatabaseSchema>, session: Session, cajaId: string): Promise<Partial<CajaState>> {
  const { tenantId } = session;
  const caja = await visibleCaja(tx, session, cajaId);
  const { rows } = await sql<{ last: number }>`select ultimo as last from cajas
    where tenant_id = ${tenantId} and id = ${cajaId}`.execute(tx);
  const turnoId = caja.abierta?.turno ?? null;
  const opening = openingOf({ id: cajaId, last: rows[0]?.last ?? 0, turnoId });
  const late = await readEntries(tx, tenantId, ofOpening(cajaId, opening), { limit: MOST_LATE });
  const common = { caja, llegaron_despues: late.entries, ultimo_corte: await lastCorte(tx, tenantId, cajaId) };
  if (turnoId === null) return common;
  const { entries, next } = await readEntries(tx, tenantId, ofTurno(turnoId), { limit: PAGE_SIZE });
  const turno = await describeTurno(tx, tenantId, await visibleTurno(tx, session, turnoId));
  return { ...common, turno, registro: entries, siguiente: next };
}

/**
 * The state of the register's drawer, or of the drawer that the query names, with its open turno. Reading creates no drawer: in
 * a sucursal without any, `caja` is null. In a laundry without cortes, the whole state is empty.
 * @throws HttpProblem 404 for a caja that the session can't see
 */
export function readCaja(db: Database, session: Session, query: { equipo?: string; caja?: string }): Promise<CajaState> {
  const registerId = query.equipo?.toLowerCase() ?? null;
  return withTenant(db, session.tenantId, async (tx) => {
    const { rows } = await sql<{ used: boolean; letters: string | null }>`
      select usa_corte as used, (select letras from equipos where tenant_id = ${session.tenantId} and id = ${registerId}) as letters
      from tenants where id = ${session.tenantId}`.execute(tx);
    const { used = false, letters = null } = rows[0] ?? {};
    if (!used) return EMPTY;
    const cajaId = query.caja?.toLowerCase() ?? (await findDrawer(tx, session, registerId));
    const state = cajaId === null ? {} : await stateOf(tx, session, cajaId);
    return { ...EMPTY, usa_corte: true, letras: letters, ...state };
  });
}

/** A page of the record of an open or closed turno, newest first. */
export function readRecord(
  db: Database,
  session: Session,
  turnoId: string,
  cursor: string | undefined,
): Promise<Pick<CajaState, 'registro' | 'siguiente'>> {
  const after = readKey(cursor, TEXTS.invalidPlace);
  return withTenant(db, session.tenantId, async (tx) => {
    const { id } = await visibleTurno(tx, session, turnoId.toLowerCase());
    const { entries, next } = await readEntries(tx, session.tenantId, ofTurno(id), { limit: PAGE_SIZE, after });
    return { registro: entries, siguiente: next };
  });
}
