import { randomUUID } from 'node:crypto';
import { FIRST_CAJA } from '@lavanda/shared/domain/caja';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { TEXTS } from './texts.ts';

export interface Drawer {
  id: string;
  /** Number of the drawer's last turno. */
  last: number;
  /** Id of the drawer's open turno; null while the drawer is closed. */
  turnoId: string | null;
}

/**
 * Id of the register's drawer in the session's sucursal, else of the sucursal's first drawer; null when the sucursal has none.
 */
export async function findDrawer(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  registerId: string | null,
): Promise<string | null> {
  const { tenantId, sucursalId } = session;
  const { rows } = await sql<{ id: string }>`
    select c.id from cajas c where c.tenant_id = ${tenantId} and c.sucursal_id = ${sucursalId}
    order by c.id = (select e.caja_id from equipos e where e.tenant_id = ${tenantId} and e.id = ${registerId}) desc nulls last,
      c.creada_en, c.id
    limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Like `findDrawer`, but creates 'Caja 1' in a sucursal without a drawer. */
export async function ensureDrawer(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  registerId: string | null,
): Promise<string> {
  const known = await findDrawer(tx, session, registerId);
  if (known !== null) return known;
  await sql`insert into cajas (tenant_id, id, sucursal_id, nombre)
    values (${session.tenantId}, ${randomUUID()}, ${session.sucursalId}, ${FIRST_CAJA}) on conflict do nothing`.execute(tx);
  const made = await findDrawer(tx, session, registerId);
  if (made === null) throw new Error('The sucursal has no caja');
  return made;
}

/** Assigns the drawer to a register that has none. Registers are always locked before drawers, which prevents deadlocks. */
export async function keepDrawer(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  registerId: string | null,
  cajaId: string,
): Promise<void> {
  if (registerId === null) return;
  await sql`update equipos set caja_id = ${cajaId}
    where tenant_id = ${tenantId} and id = ${registerId} and id <> tenant_id and caja_id is null`.execute(tx);
}

/**
 * Locks a drawer until the transaction ends and returns its current state.
 * @param purpose 'take' to add pagos, movimientos or counts, which may run concurrently; 'turn' to open or close a turno, which
 * waits for every 'take'
 * @throws HttpProblem 404 for an unknown caja
 */
export async function lockDrawer(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  cajaId: string,
  purpose: 'take' | 'turn',
): Promise<Drawer> {
  const { rows } = await sql<Drawer>`
    select id, ultimo as last, turno_id as "turnoId" from cajas where tenant_id = ${tenantId} and id = ${cajaId}
    ${purpose === 'take' ? sql`for share` : sql`for no key update`}`.execute(tx);
  const [drawer] = rows;
  if (!drawer) throw new HttpProblem(404, TEXTS.noCaja);
  return drawer;
}

/**
 * Number of the turno whose opening counts money that came in while no turno was open, or after its own turno's corte: the open
 * turno, else the drawer's next one.
 */
export function openingOf(drawer: Drawer): number {
  return drawer.turnoId === null ? drawer.last + 1 : drawer.last;
}
