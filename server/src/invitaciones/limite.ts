import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Base } from '../db/conexion.ts';
import { Problematico } from '../http/problema.ts';
import { TEXTOS } from './textos.ts';

function claveDe(clase: string, quien: string): string {
  return `${clase}:${createHash('sha256').update(quien).digest('hex')}`;
}

/**
 * Counts a call of `clase` by `quien` (an address or a user name, kept hashed) in the running minute; all server processes agree.
 * @throws Problematico 429 beyond `porMinuto`
 */
export async function limitar(base: Base, clase: string, quien: string, porMinuto: number): Promise<void> {
  const { rows } = await sql<{ intentos: number }>`
    insert into intentos (clave, intentos) values (${claveDe(clase, quien)}, 1)
    on conflict (clave) do update set
      intentos = case when intentos.ventana < now() - interval '1 minute' then 1 else intentos.intentos + 1 end,
      ventana = case when intentos.ventana < now() - interval '1 minute' then now() else intentos.ventana end
    returning intentos`.execute(base.kysely);
  if ((rows[0]?.intentos ?? 0) > porMinuto) throw new Problematico(429, TEXTOS.demasiados);
}

/** The call was a good one: it doesn't count. */
export async function perdonar(base: Base, clase: string, quien: string): Promise<void> {
  await sql`update intentos set intentos = greatest(intentos - 1, 0) where clave = ${claveDe(clase, quien)}`.execute(base.kysely);
}
