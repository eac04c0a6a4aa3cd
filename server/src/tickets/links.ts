import { newTicketToken } from '@lavanda/shared/domain/newTicketToken';
import { ownTokens } from '@lavanda/shared/domain/ticketToken';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';

/** SQL condition for a link that works: it is neither revoked nor expired. */
export const WORKS = sql`revocado_en is null and (expira is null or expira > now())`;

/** The nota's public token; null when its link doesn't work, or it has none. */
export async function currentToken(tx: Transaction<DatabaseSchema>, tenantId: string, notaId: string): Promise<string | null> {
  const { rows } = await sql<{ token: string }>`select token from enlaces_ticket
    where tenant_id = ${tenantId} and nota_id = ${notaId} and ${WORKS}`.execute(tx);
  return rows[0]?.token ?? null;
}

const expiryOf = (days: number) => (days === 0 ? null : sql`now() + make_interval(days => ${days}::int)`);

/**
 * The nota's public token, created if it has no working link.
 * @param days lifetime of the link from now on; 0 means for ever
 */
export async function issueLink(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  notaId: string,
  days: number,
): Promise<string> {
  await sql`update enlaces_ticket set revocado_en = now()
    where tenant_id = ${tenantId} and nota_id = ${notaId} and revocado_en is null and expira <= now()`.execute(tx);
  // When two requests create the link at once, the second waits here and then returns the first request's token.
  const { rows } = await sql<{ token: string }>`
    insert into enlaces_ticket (tenant_id, token, nota_id, expira)
    values (${tenantId}, ${newTicketToken(tenantId)}, ${notaId}, ${expiryOf(days)})
    on conflict (tenant_id, nota_id) where revocado_en is null do update set expira = excluded.expira
    returning token`.execute(tx);
  const [link] = rows;
  if (!link) throw new Error('The database answered no link');
  return link.token;
}

/**
 * Stores a link that a register printed while offline. Stores nothing when the nota has a link that isn't revoked, or when the
 * token is taken or isn't the laundry's; a new link is then issued on demand.
 * @param days as in `issueLink`
 */
export async function keepPrintedLink(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  notaId: string,
  token: string,
  days: number,
): Promise<void> {
  if (!token.startsWith(ownTokens(tenantId))) return;
  await sql`insert into enlaces_ticket (tenant_id, token, nota_id, expira)
    values (${tenantId}, ${token}, ${notaId}, ${expiryOf(days)}) on conflict do nothing`.execute(tx);
}

/** Revokes the nota's public link. @returns number of revoked links, 0 or 1 */
export async function revokeLinks(tx: Transaction<DatabaseSchema>, tenantId: string, notaId: string): Promise<number> {
  const { numAffectedRows } = await sql`update enlaces_ticket set revocado_en = now()
    where tenant_id = ${tenantId} and nota_id = ${notaId} and revocado_en is null`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Id of the nota that a token of this tenant opens; null when the link is unknown, expired or revoked. */
export async function notaOfWorkingLink(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  token: string,
): Promise<string | null> {
  const { rows } = await sql<{ notaId: string }>`select nota_id as "notaId" from enlaces_ticket
    where tenant_id = ${tenantId} and token = ${token} and ${WORKS}`.execute(tx);
  return rows[0]?.notaId ?? null;
}

/**
 * Nota and tenant of a working token in an active laundry; null otherwise. Runs as the database's owner, because the tenant
 * isn't known yet.
 */
export async function notaOfToken(db: Database, token: string): Promise<{ tenantId: string; notaId: string } | null> {
  const { rows } = await sql<{ tenantId: string; notaId: string }>`
    select e.tenant_id as "tenantId", e.nota_id as "notaId"
    from enlaces_ticket e join tenants t on t.id = e.tenant_id
    where e.token = ${token} and ${WORKS} and t.activo`.execute(db.kysely);
  return rows[0] ?? null;
}
