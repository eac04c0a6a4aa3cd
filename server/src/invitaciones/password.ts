import { revisarPassword } from '@lavanda/shared/domain/activacion';
import { sql } from 'kysely';
import { contarIntento, perdonarIntento } from '../auth/intentos.ts';
import { cifrarPassword, esPassword } from '../auth/passwords.ts';
import type { Base } from '../db/conexion.ts';
import { fieldProblem, Problematico } from '../http/problema.ts';
import type { Sesion } from '../http/sesion.ts';
import { TEXTOS } from './textos.ts';
import { emitirToken } from './tokens.ts';

/** A second request for the same account within this time sends nothing: nobody fills someone's mailbox with links. */
const DESCANSO = sql`interval '2 minutes'`;

/** @throws Problematico 422 for a password that is too short (spec 5) */
export function exigirPassword(password: string): void {
  const falla = revisarPassword({ password });
  if (falla) throw new Problematico(422, falla.mensaje, [falla]);
}

/** A reset link for whom may have one: a confirmed account of an open laundry. Null for everybody else, and who asked will not know. */
export async function tokenParaRestablecer(
  base: Base,
  usuario: string,
): Promise<{ token: string; usuario: string; lavanderia: string } | null> {
  const { rows } = await sql<{ id: string; tenant_id: string; usuario: string; lavanderia: string }>`
    select u.id, u.tenant_id, u.usuario, t.nombre as lavanderia
    from usuarios u join tenants t on t.id = u.tenant_id
    where lower(u.usuario) = lower(${usuario}) and u.eliminado_en is null and u.confirmado and t.activo
      and not exists (select 1 from tokens k where k.tenant_id = u.tenant_id and k.usuario_id = u.id
                      and k.clase = 'restablecer' and k.creado > now() - ${DESCANSO})`.execute(base.kysely);
  const cuenta = rows[0];
  if (!cuenta) return null;
  const token = await base.kysely.transaction().execute((tx) => emitirToken(tx, cuenta.tenant_id, cuenta.id, 'restablecer'));
  return { token, usuario: cuenta.usuario, lavanderia: cuenta.lavanderia };
}

/**
 * Changes the password of the session's own account. Its other sessions end and reset links stop working; this session (`tokenHash`) stays.
 * @throws Problematico 403 wrong current password, 422 too short, 429 throttled
 */
export async function cambiarPassword(
  base: Base,
  sesion: Sesion,
  datos: { actual: string; password: string },
  direccion: string,
  tokenHash: Buffer,
): Promise<void> {
  const { tenantId, usuarioId } = sesion;
  exigirPassword(datos.password);
  const clave = `cambiar:${usuarioId}`;
  await contarIntento(base, clave, direccion);
  const { rows } = await sql<{ password_hash: string | null }>`
    select password_hash from usuarios where tenant_id = ${tenantId} and id = ${usuarioId}`.execute(base.kysely);
  const anterior = rows[0]?.password_hash ?? null;
  if (!(await esPassword(anterior, datos.actual))) {
    throw fieldProblem(403, 'actual', TEXTOS.passwordActual);
  }
  await perdonarIntento(base, clave, direccion);
  const nuevo = await cifrarPassword(datos.password);
  await base.kysely.transaction().execute(async (tx) => {
    await sql`update usuarios set password_hash = ${nuevo} where tenant_id = ${tenantId} and id = ${usuarioId}`.execute(tx);
    await sql`delete from sesiones where tenant_id = ${tenantId} and usuario_id = ${usuarioId} and token_hash <> ${tokenHash}`.execute(
      tx,
    );
    await sql`delete from tokens where tenant_id = ${tenantId} and usuario_id = ${usuarioId}`.execute(tx);
    await sql`insert into bitacora (tenant_id, usuario_id, accion) values (${tenantId}, ${usuarioId}, 'cuenta.cambiarPassword')`.execute(
      tx,
    );
  });
}
