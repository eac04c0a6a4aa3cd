import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';

/** Random bytes of a token: 192 bits can't be guessed. */
const BYTES = 24;

/** The nota's public token, created on first use and kept until it is revoked. */
export async function tokenOf(tx: Transaction<DatabaseSchema>, tenantId: string, notaId: string): Promise<string> {
  const current = () =>
    tx
      .selectFrom('enlaces_ticket')
      .select('token')
      .where('tenant_id', '=', tenantId)
      .where('nota_id', '=', notaId)
      .where('revocado_en', 'is', null)
      .executeTakeFirst();
  const done = await current();
  if (done) return done.token;
  const token = randomBytes(BYTES).toString('base64url');
  // When two requests create it at once, the second waits here and then takes the first one's token.
  await sql`insert into enlaces_ticket (tenant_id, token, nota_id) values (${tenantId}, ${token}, ${notaId})
    on conflict (tenant_id, nota_id) where revocado_en is null do nothing`.execute(tx);
  return (await current())?.token ?? token;
}

/** Revokes the nota's public link. @returns how many ended: 1, or 0 without one */
export async function revokeLinks(tx: Transaction<DatabaseSchema>, tenantId: string, notaId: string): Promise<number> {
  const { numAffectedRows } = await sql`update enlaces_ticket set revocado_en = now()
    where tenant_id = ${tenantId} and nota_id = ${notaId} and revocado_en is null`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** The nota of a valid token in an active laundry, or null. Reads as the database's owner: no tenant is known yet. */
export async function notaOfToken(db: Database, token: string): Promise<{ tenantId: string; notaId: string } | null> {
  const { rows } = await sql<{ tenantId: string; notaId: string }>`
    select e.tenant_id as "tenantId", e.nota_id as "notaId"
    from enlaces_ticket e join tenants t on t.id = e.tenant_id
    where e.token = ${token} and e.revocado_en is null and t.activo`.execute(db.kysely);
  return rows[0] ?? null;
}
