import type { Rol } from '@lavanda/shared/domain/roles';
import { sql, type Transaction } from 'kysely';
import type { Esquema } from '../db/esquema.ts';
import { Problematico } from '../http/problema.ts';
import { TEXTOS } from './textos.ts';

/** An account as it stands before it is changed. */
export interface Cuenta {
  id: string;
  usuario: string;
  nombre: string;
  rol: Rol;
  sucursal_id: string;
  confirmado: boolean;
}

/** One change of the team at a time, or two superusers might remove each other. */
export async function cerrarEquipo(tx: Transaction<Esquema>, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`equipo:${tenantId}`}, 0))`.execute(tx);
}

/** @throws Problematico 404 for an account that isn't this laundry's, or was removed */
export async function leerCuenta(tx: Transaction<Esquema>, tenantId: string, id: string): Promise<Cuenta> {
  const cuenta = await tx
    .selectFrom('usuarios')
    .select(['id', 'usuario', 'nombre', 'rol', 'sucursal_id', 'confirmado'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('eliminado_en', 'is', null)
    .executeTakeFirst();
  if (!cuenta) throw new Problematico(404, TEXTOS.noExiste);
  return cuenta;
}

/** @throws Problematico 409 when `cuenta` is the laundry's last superuser */
export async function exigirOtroSuperusuario(tx: Transaction<Esquema>, tenantId: string, cuenta: Cuenta): Promise<void> {
  if (cuenta.rol !== 'superuser') return;
  const otro = await tx
    .selectFrom('usuarios')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('rol', '=', 'superuser')
    .where('confirmado', '=', true)
    .where('eliminado_en', 'is', null)
    .where('id', '<>', cuenta.id)
    .executeTakeFirst();
  if (!otro) throw new Problematico(409, TEXTOS.ultimo);
}

/** Whoever is signed in with the account is out from the next call on. */
export async function terminarSesionesDe(tx: Transaction<Esquema>, tenantId: string, id: string): Promise<void> {
  await sql`delete from sesiones where tenant_id = ${tenantId} and usuario_id = ${id}`.execute(tx);
}
