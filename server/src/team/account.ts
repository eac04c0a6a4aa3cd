import type { Role } from '@lavanda/shared/domain/roles';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import { HttpProblem } from '../http/problem.ts';
import { TEXTS } from './texts.ts';

/** An account as it is stored before a change. */
export interface AccountRow {
  id: string;
  usuario: string;
  nombre: string;
  rol: Role;
  sucursal_id: string;
  confirmado: boolean;
}

/** Lets changes and removals of a laundry's accounts run one at a time: otherwise two superusers could remove each other. */
export async function lockTeam(tx: Transaction<DatabaseSchema>, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`equipo:${tenantId}`}, 0))`.execute(tx);
}

/**
 * The account with the id.
 * @throws HttpProblem 404 for an unknown or removed account, or one of another laundry
 */
export async function readAccount(tx: Transaction<DatabaseSchema>, tenantId: string, id: string): Promise<AccountRow> {
  const account = await tx
    .selectFrom('usuarios')
    .select(['id', 'usuario', 'nombre', 'rol', 'sucursal_id', 'confirmado'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('eliminado_en', 'is', null)
    .executeTakeFirst();
  if (!account) throw new HttpProblem(404, TEXTS.notFound);
  return account;
}

/**
 * Keeps a laundry from losing its last superuser, before `account` is removed or gets another role.
 * @throws HttpProblem 409 when `account` is the laundry's last superuser
 */
export async function requireOtherSuperuser(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  account: AccountRow,
): Promise<void> {
  if (account.rol !== 'superuser') return;
  const other = await tx
    .selectFrom('usuarios')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('rol', '=', 'superuser')
    .where('confirmado', '=', true)
    .where('eliminado_en', 'is', null)
    .where('id', '<>', account.id)
    .executeTakeFirst();
  if (!other) throw new HttpProblem(409, TEXTS.ultimo);
}
