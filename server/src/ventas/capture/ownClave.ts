import { splitClave } from '@lavanda/shared/domain/clave';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import { ensureRegister, takeClave } from '../save/takeClave.ts';

/** How far a register's number may be ahead of what the server has of it: more than it captures in 72 hours. */
const MOST_AHEAD = 10_000;

/** A clave as its register counted and printed it. */
export interface PrintedClave {
  register: string;
  clave: string;
}

/**
 * Takes a clave that a register counted itself; its counter never goes below it. The register is locked until commit.
 * @returns false when another capture has it, or its letters aren't the register's
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
  // A statement of its own, because it has to see what the lock's previous holder wrote.
  const { rows } = await sql`
    select from notas where tenant_id = ${tenantId} and clave = ${clave}
    union all select from movimientos where tenant_id = ${tenantId} and clave = ${clave}
    union all select from capturas where tenant_id = ${tenantId} and clave = ${clave}`.execute(tx);
  return rows.length === 0;
}

/**
 * Keeps the clave of a capture that makes no nota, so that it isn't missing at the corte (day.md 8). One that is taken
 * already is left: what was captured counts without it.
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
 * The clave of what a register made: as it printed it, or else the next of the register. For one that is taken, the
 * server's own number, since the register prints its next one itself.
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
