import type { GuardarUsuario } from '@lavanda/shared/contract/equipo';
import type { Rol } from '@lavanda/shared/domain/roles';
import { sql, type Transaction } from 'kysely';
import type { Base } from '../db/conexion.ts';
import type { Esquema } from '../db/esquema.ts';
import { enTenant } from '../db/tenencia.ts';
import { fieldProblem, Problematico } from '../http/problema.ts';
import type { Sesion } from '../http/sesion.ts';
import { anotar } from './bitacora.ts';
import { type Cuenta, cerrarEquipo, exigirOtroSuperusuario, leerCuenta, terminarSesionesDe } from './cuenta.ts';
import { exigirRol, exigirSucursal } from './invitar.ts';
import { TEXTOS } from './textos.ts';

/** The role an account will have. @throws Problematico 422 for one that can't be granted, 409 for the last superuser's */
async function nuevoRol(tx: Transaction<Esquema>, tenantId: string, cuenta: Cuenta, rol: string | undefined): Promise<Rol> {
  if (rol === undefined || rol === cuenta.rol) return cuenta.rol;
  const nuevo = exigirRol(rol);
  await exigirOtroSuperusuario(tx, tenantId, cuenta);
  return nuevo;
}

/**
 * Changes an account's name, branch and role; what isn't sent stays. A changed role ends its sessions.
 * @throws Problematico 404 for an account that isn't this laundry's; 422 naming the field; 409 for the last superuser's role
 */
export async function modificarUsuario(base: Base, sesion: Sesion, id: string, cuerpo: GuardarUsuario): Promise<void> {
  const { tenantId } = sesion;
  await enTenant(base, tenantId, async (tx) => {
    await cerrarEquipo(tx, tenantId);
    const cuenta = await leerCuenta(tx, tenantId, id);
    const nombre = cuerpo.nombre?.replace(/\s+/g, ' ').trim() ?? cuenta.nombre;
    if (nombre === '' && cuenta.nombre !== '') {
      throw fieldProblem(422, 'nombre', TEXTOS.nombre);
    }
    const sucursal_id =
      cuerpo.idSucursal === undefined ? cuenta.sucursal_id : await exigirSucursal(tx, tenantId, cuerpo.idSucursal);
    const rol = await nuevoRol(tx, tenantId, cuenta, cuerpo.rol);
    await tx
      .updateTable('usuarios')
      .set({ nombre, sucursal_id, rol })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute();
    if (rol !== cuenta.rol) await terminarSesionesDe(tx, tenantId, id);
    const antes = { nombre: cuenta.nombre, idSucursal: cuenta.sucursal_id, rol: cuenta.rol };
    await anotar(tx, sesion, 'usuario.modificar', { _id: id, antes, despues: { nombre, idSucursal: sucursal_id, rol } });
  });
}

/**
 * Removes an account: it can't sign in, its sessions and links end at once and its e-mail is free. Its name stays on the notes it made.
 * @throws Problematico 404 for an account that isn't this laundry's; 409 for one's own and for the last superuser
 */
export async function eliminarUsuario(base: Base, sesion: Sesion, id: string): Promise<void> {
  const { tenantId } = sesion;
  await enTenant(base, tenantId, async (tx) => {
    await cerrarEquipo(tx, tenantId);
    const cuenta = await leerCuenta(tx, tenantId, id);
    await exigirOtroSuperusuario(tx, tenantId, cuenta);
    if (id === sesion.usuarioId) throw new Problematico(409, TEXTOS.propia);
    await sql`
      update usuarios set eliminado_en = now(), confirmado = false, password_hash = null
      where tenant_id = ${tenantId} and id = ${id}`.execute(tx);
    await terminarSesionesDe(tx, tenantId, id);
    await sql`delete from tokens where tenant_id = ${tenantId} and usuario_id = ${id}`.execute(tx);
    const { usuario, nombre, rol } = cuenta;
    await anotar(tx, sesion, 'usuario.eliminar', { _id: id, usuario, nombre, rol });
  });
}
