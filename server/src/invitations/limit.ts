import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { HttpProblem } from '../http/problem.ts';
import { TEXTS } from './texts.ts';

function keyOf(className: string, actor: string): string {
  return `${className}:${createHash('sha256').update(actor).digest('hex')}`;
}

/**
 * Counts a call of kind `className` by `actor` (address or user, stored hashed) this minute, for all processes.
 * @throws HttpProblem 429 above `perMinute`
 */
export async function clamp(db: Database, className: string, actor: string, perMinute: number): Promise<void> {
  const { rows } = await sql<{ intentos: number }>`
    insert into intentos (clave, intentos) values (${keyOf(className, actor)}, 1)
    on conflict (clave) do update set
      intentos = case when intentos.ventana < now() - interval '1 minute' then 1 else intentos.intentos + 1 end,
      ventana = case when intentos.ventana < now() - interval '1 minute' then now() else intentos.ventana end
    returning intentos`.execute(db.kysely);
  if ((rows[0]?.intentos ?? 0) > perMinute) throw new HttpProblem(429, TEXTS.tooMany);
}

/** Discounts a legitimate call. */
export async function forgive(db: Database, className: string, actor: string): Promise<void> {
  await sql`update intentos set intentos = greatest(intentos - 1, 0) where clave = ${keyOf(className, actor)}`.execute(db.kysely);
}
