import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Base } from '../db/conexion.ts';
import type { Esquema } from '../db/esquema.ts';
import type { ClaseToken } from '../db/tables/equipo.ts';
import { Problematico } from '../http/problema.ts';
import { TEXTOS } from './textos.ts';

/** How long a link works: an invitation 72 h (decisions "Sign-in and activation"), a forgotten password 1 h. */
const VIDA: Readonly<Record<ClaseToken, string>> = { activacion: '72 hours', restablecer: '1 hour' };

const FORMA = /^[A-Za-z0-9_-]{43}$/;

/** Whose link it is, and of which laundry. */
export interface Vigente {
  tenantId: string;
  usuarioId: string;
  usuario: string;
  tenant: { nombre: string; logo: string };
}

export function huellaDe(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Makes the account's link of that kind; the one before stops working. @returns 256 random bits, base64url: only their SHA-256 is kept */
export async function emitirToken(
  tx: Transaction<Esquema>,
  tenantId: string,
  usuarioId: string,
  clase: ClaseToken,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await sql`
    insert into tokens (tenant_id, huella, usuario_id, clase, expira)
    values (${tenantId}, ${huellaDe(token)}, ${usuarioId}, ${clase}, now() + ${VIDA[clase]}::interval)
    on conflict (tenant_id, usuario_id, clase) do update
      set huella = excluded.huella, correo = excluded.correo, creado = now(), expira = excluded.expira`.execute(tx);
  return token;
}

/**
 * Whose a link is. Runs as the owner: the tenant isn't known before it. An invitation counts while its account isn't confirmed, a reset while it is.
 * @throws Problematico 404 invalid or used, 401 expired
 */
export async function leerToken(db: Kysely<Esquema>, token: string, clase: ClaseToken): Promise<Vigente> {
  const fila = FORMA.test(token) ? await buscar(db, token, clase) : undefined;
  if (!fila) throw new Problematico(404, TEXTOS.tokenInvalido);
  if (fila.vencido) throw new Problematico(401, TEXTOS.tokenExpirado);
  const { tenantId, usuarioId, usuario, nombre, logo } = fila;
  return { tenantId, usuarioId, usuario, tenant: { nombre, logo } };
}

interface Fila {
  tenantId: string;
  usuarioId: string;
  usuario: string;
  nombre: string;
  logo: string;
  vencido: boolean;
}

async function buscar(db: Kysely<Esquema>, token: string, clase: ClaseToken): Promise<Fila | undefined> {
  const { rows } = await sql<Fila>`
    select k.tenant_id as "tenantId", k.usuario_id as "usuarioId", u.usuario, t.nombre, t.logo, k.expira <= now() as vencido
    from tokens k
    join usuarios u on u.tenant_id = k.tenant_id and u.id = k.usuario_id
    join tenants t on t.id = k.tenant_id
    where k.huella = ${huellaDe(token)} and k.clase = ${clase} and u.confirmado = ${clase === 'restablecer'}
      and u.eliminado_en is null and t.activo`.execute(db);
  return rows[0];
}

/**
 * Sets the password the link gives the right to, in one transaction of the owner; the link and every other of the account are used up with it, and
 * its sessions end. Two uses at once: one of them finds no link.
 * @param nombre of the person, when the link activates the account
 * @throws Problematico 404 or 401, as `leerToken`
 */
export async function canjearToken(
  base: Base,
  token: string,
  clase: ClaseToken,
  passwordHash: string,
  nombre?: string,
): Promise<Vigente> {
  return base.kysely.transaction().execute(async (tx) => {
    await sql`select 1 from tokens where huella = ${huellaDe(token)} for update`.execute(tx);
    const vigente = await leerToken(tx, token, clase);
    const { tenantId, usuarioId } = vigente;
    await sql`
      update usuarios set password_hash = ${passwordHash}, confirmado = true, nombre = coalesce(${nombre ?? null}::text, nombre)
      where tenant_id = ${tenantId} and id = ${usuarioId}`.execute(tx);
    await sql`delete from tokens where tenant_id = ${tenantId} and usuario_id = ${usuarioId}`.execute(tx);
    await sql`delete from sesiones where tenant_id = ${tenantId} and usuario_id = ${usuarioId}`.execute(tx);
    await sql`
      insert into bitacora (tenant_id, usuario_id, accion)
      values (${tenantId}, ${usuarioId}, ${clase === 'activacion' ? 'cuenta.activar' : 'cuenta.restablecer'})`.execute(tx);
    return vigente;
  });
}
