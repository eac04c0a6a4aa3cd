import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Base } from '../db/conexion.ts';
import { Problematico } from '../http/problema.ts';

/** Failed sign-ins a minute. An address may be a whole laundry behind one router. */
const POR_USUARIO = 5;
const POR_DIRECCION = 30;

/** Hashed: the table tells nobody who tried to sign in from where. */
function clave(clase: 'u' | 'd', texto: string): string {
  return `${clase}:${createHash('sha256').update(texto).digest('hex')}`;
}

function claves(usuario: string, direccion: string): { porUsuario: string; porDireccion: string } {
  return { porUsuario: clave('u', usuario.toLowerCase()), porDireccion: clave('d', direccion) };
}

/**
 * Counts an attempt before its password is looked at, so that simultaneous guesses are counted too. Kept in the database: all
 * server processes agree.
 * @throws Problematico 429 beyond the limit of the user name or of the address, until the minute is over.
 */
export async function contarIntento(base: Base, usuario: string, direccion: string): Promise<void> {
  const { porUsuario, porDireccion } = claves(usuario, direccion);
  // In one order everywhere ('d:' before 'u:'), or two attempts could wait for each other.
  const { rows } = await sql<{ clave: string; intentos: number }>`
    insert into intentos (clave, intentos) values (${porDireccion}, 1), (${porUsuario}, 1)
    on conflict (clave) do update set
      intentos = case when intentos.ventana < now() - interval '1 minute' then 1 else intentos.intentos + 1 end,
      ventana = case when intentos.ventana < now() - interval '1 minute' then now() else intentos.ventana end
    returning clave, intentos`.execute(base.kysely);
  const excede = rows.some((fila) => fila.intentos > (fila.clave === porUsuario ? POR_USUARIO : POR_DIRECCION));
  if (excede) throw new Problematico(429, 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.');
}

/** The password was right: the attempt doesn't count against the address, and the user starts afresh. */
export async function perdonarIntento(base: Base, usuario: string, direccion: string): Promise<void> {
  const { porUsuario, porDireccion } = claves(usuario, direccion);
  await sql`update intentos set intentos = greatest(intentos - 1, 0) where clave = ${porDireccion}`.execute(base.kysely);
  await sql`delete from intentos where clave = ${porUsuario}`.execute(base.kysely);
}
