import type { Rol } from '@lavanda/shared/domain/roles';
import { sql } from 'kysely';
import type { Base } from '../db/conexion.ts';
import { Problematico } from '../http/problema.ts';
import { contarIntento, perdonarIntento } from './intentos.ts';
import { esPassword } from './passwords.ts';
import { crearSesion } from './sesiones.ts';

interface Cuenta {
  id: string;
  tenant_id: string;
  rol: Rol;
  password_hash: string | null;
  /** Of the laundry. */
  activo: boolean;
}

const LAVANDERIA_CERRADA = 'El servicio de tu lavandería está desactivado. Comunícate con quien administra Lavanda.';

/**
 * Signs in: the session's token and the role.
 * @throws Problematico 401 unknown, unconfirmed or removed; 403 wrong password (spec 8); 423 when the laundry was deactivated, told only to who
 * knows the password; 429 throttled (decisions "Sign-in").
 */
export async function entrar(
  base: Base,
  usuario: string,
  password: string,
  direccion: string,
): Promise<{ token: string; rol: Rol }> {
  const nombre = usuario.trim();
  await contarIntento(base, nombre, direccion);
  const cuenta = await buscarCuenta(base, nombre);
  const correcta = await esPassword(cuenta?.password_hash ?? null, password);
  if (!cuenta)
    throw new Problematico(401, 'El usuario no se encuentra registrado.', [
      { campo: 'usuario', mensaje: 'El usuario no se encuentra registrado.' },
    ]);
  if (!correcta)
    throw new Problematico(403, 'La Contraseña es incorrecta.', [{ campo: 'password', mensaje: 'La Contraseña es incorrecta.' }]);
  await perdonarIntento(base, nombre, direccion);
  if (!cuenta.activo) throw new Problematico(423, LAVANDERIA_CERRADA);
  await sql`update usuarios set ultimo_acceso = now() where tenant_id = ${cuenta.tenant_id} and id = ${cuenta.id}`.execute(
    base.kysely,
  );
  return { token: await crearSesion(base, cuenta.tenant_id, cuenta.id), rol: cuenta.rol };
}

/** Runs as the owner: the tenant isn't known before it. */
async function buscarCuenta(base: Base, usuario: string): Promise<Cuenta | undefined> {
  // PostgreSQL's text holds no NUL.
  if (usuario.includes('\0')) return undefined;
  const { rows } = await sql<Cuenta>`
    select u.id, u.tenant_id, u.rol, u.password_hash, t.activo from usuarios u join tenants t on t.id = u.tenant_id
    where lower(u.usuario) = lower(${usuario}) and u.eliminado_en is null and u.confirmado and u.password_hash is not null`.execute(
    base.kysely,
  );
  return rows[0];
}
