import { nextLetters, SERVER_LETTERS } from '@lavanda/shared/domain/clave';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';

/** Maximum number of registers of a laundry. Further browsers, such as those that forget their id, share the server's own. */
const MAX_REGISTERS = 500;

/**
 * Takes the register's next clave; null when the laundry doesn't know the register, or the register gives its claves itself.
 */
async function take(tx: Transaction<DatabaseSchema>, tenantId: string, registerId: string): Promise<string | null> {
  const { rows } = await sql<{ clave: string }>`
    update equipos set ultimo = ultimo + 1 where tenant_id = ${tenantId} and id = ${registerId} and not numera
    returning letras || ultimo as clave`.execute(tx);
  return rows[0]?.clave ?? null;
}

/** Locks the server's own register (its id is the tenant's), so that registers are added one at a time. Creates it if missing. */
async function lockServerRegister(tx: Transaction<DatabaseSchema>, tenantId: string): Promise<void> {
  await sql`insert into equipos (tenant_id, id, letras) values (${tenantId}, ${tenantId}, ${SERVER_LETTERS})
    on conflict do nothing`.execute(tx);
  await sql`select 1 from equipos where tenant_id = ${tenantId} and id = ${tenantId} for update`.execute(tx);
}

/** Adds a register with the letters after the laundry's last ones, unless there are too many or it was added meanwhile. */
async function addRegister(tx: Transaction<DatabaseSchema>, tenantId: string, registerId: string): Promise<void> {
  const { rows } = await sql<{ letters: string; registers: number }>`
    select letras as letters, count(*) over ()::int as registers from equipos
    where tenant_id = ${tenantId} order by length(letras) desc, letras desc limit 1`.execute(tx);
  const { letters, registers } = rows[0] ?? { letters: SERVER_LETTERS, registers: 0 };
  if (registers >= MAX_REGISTERS) return;
  await sql`insert into equipos (tenant_id, id, letras) values (${tenantId}, ${registerId}, ${nextLetters(letters)})
    on conflict (tenant_id, id) do nothing`.execute(tx);
}

/** Adds the register, unless the laundry knows it or has too many. */
export async function ensureRegister(tx: Transaction<DatabaseSchema>, tenantId: string, registerId: string): Promise<void> {
  const { rows } = await sql`select 1 from equipos where tenant_id = ${tenantId} and id = ${registerId}`.execute(tx);
  if (rows.length > 0) return;
  await lockServerRegister(tx, tenantId);
  await addRegister(tx, tenantId, registerId);
}

/**
 * The clave of a new nota or movimiento (day.md 1): the letters of its register and the register's next number, without gaps
 * because the register is locked. The server's own register numbers what has no register, or is of a register that gives its
 * claves itself or is above `MAX_REGISTERS`.
 * @param registerId of the browser; null without one
 */
export async function takeClave(tx: Transaction<DatabaseSchema>, tenantId: string, registerId: string | null): Promise<string> {
  const known = await take(tx, tenantId, registerId ?? tenantId);
  if (known !== null) return known;
  await lockServerRegister(tx, tenantId);
  if (registerId !== null) await addRegister(tx, tenantId, registerId);
  const clave = (await take(tx, tenantId, registerId ?? tenantId)) ?? (await take(tx, tenantId, tenantId));
  if (clave === null) throw new Error('The server has no register of its own');
  return clave;
}
