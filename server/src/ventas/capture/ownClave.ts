import { splitClave } from '@lavanda/shared/domain/clave';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import { ensureRegister, takeClave } from '../save/takeClave.ts';

/** How far a register's number may be ahead of the server's count: more than a register captures in 72 hours. */
const MOST_AHEAD = 10_000;

/** A clave that a register gave and printed itself. */
export interface PrintedClave {
  register: string;
  clave: string;
}

/**
 * Whether a register can use a clave that it made without the server. If the register can have made the clave, the register's
 * counter is raised to at least the clave's number, and the register is locked until the commit.
 * @returns false when a nota, movimiento or other capture has the clave already, or when the register can't have made it: the
 * letters aren't the register's, or the number is too high
 */
export async function takePrinted(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  { register, clave }: PrintedClave,
): Promise<boolean> {
  await ensureRegister(tx, tenantId, register);
  const { letters, number } = splitClave(clave);
  const { rows: own } = await sql`
    update equipos set ultimo = greatest(ultimo, ${number}::bigint)
    where tenant_id = ${tenantId} and id = ${register} and letras = ${letters} and ultimo + ${MOST_AHEAD}::bigint >= ${number}::bigint
    returning 1`.execute(tx);
  if (own.length === 0) return false;
  // A separate statement sees what was stored by the transaction that held the lock before; the first statement doesn't.
  const { rows } = await sql`
    select from notas where tenant_id = ${tenantId} and clave = ${clave}
    union all select from movimientos where tenant_id = ${tenantId} and clave = ${clave}
    union all select from capturas where tenant_id = ${tenantId} and clave = ${clave}`.execute(tx);
  return rows.length === 0;
}

/**
 * Stores the clave of a capture that creates no nota, so that the corte doesn't report it as missing (day.md 8). A clave that
 * `takePrinted` refuses isn't stored, and the capture counts without one.
 */
export async function keepPrinted(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  { equipo: sent, clave }: { equipo?: string | undefined; clave?: string | undefined },
): Promise<void> {
  if (sent === undefined || clave === undefined) return;
  const register = sent.toLowerCase();
  if (!(await takePrinted(tx, tenantId, { register, clave }))) return;
  await tx.insertInto('capturas').values({ tenant_id: tenantId, clave, equipo_id: register }).execute();
}

/**
 * The clave for a nota or movimiento of a register: the printed clave, else the one that `takeClave` gives. If `takePrinted`
 * refuses the printed clave, the server's own register gives one: the register may print its next number itself at any time.
 */
export async function claveOf(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  register: string | null,
  printed: string | null,
): Promise<string> {
  if (register === null || printed === null) return takeClave(tx, tenantId, register);
  return (await takePrinted(tx, tenantId, { register, clave: printed })) ? printed : takeClave(tx, tenantId, null);
}
