import { randomUUID } from 'node:crypto';
import type { GuardarUsuario } from '@lavanda/shared/contract/equipo';
import type { Rol } from '@lavanda/shared/domain/roles';
import type { Transaction } from 'kysely';
import type { Base } from '../db/conexion.ts';
import type { Esquema } from '../db/esquema.ts';
import { enTenant } from '../db/tenencia.ts';
import { fieldProblem, Problematico } from '../http/problema.ts';
import type { Sesion } from '../http/sesion.ts';
import { emitirToken } from '../invitaciones/tokens.ts';
import { anotar } from './bitacora.ts';
import { leerCuenta } from './cuenta.ts';
import { TEXTOS } from './textos.ts';

/** Roles the invite and edit selector offers (spec 6): nobody grants superuser. */
const ASIGNABLES: readonly Rol[] = ['accountant', 'admin', 'user'];

const CORREO = /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[^\s@<>,;:"()]+$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An invitation made: whom it is for and the token of its link. */
export interface Invitacion {
  usuarioId: string;
  usuario: string;
  token: string;
}

/** @throws Problematico 422 for none, an unknown one or superuser */
export function exigirRol(rol: string | undefined): Rol {
  if (!rol) throw fieldProblem(422, 'rol', TEXTOS.rol);
  const asignable = ASIGNABLES.find((otro) => otro === rol);
  if (!asignable) throw fieldProblem(422, 'rol', TEXTOS.rolNoAsignable);
  return asignable;
}

/** @throws Problematico 422 for none, or one of another laundry */
export async function exigirSucursal(tx: Transaction<Esquema>, tenantId: string, id: string | undefined): Promise<string> {
  const propia =
    id !== undefined && UUID.test(id)
      ? await tx.selectFrom('sucursales').select('id').where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirst()
      : undefined;
  if (!propia) throw fieldProblem(422, 'idSucursal', TEXTOS.sucursal);
  return propia.id;
}

/**
 * Makes an account that waits for its owner: without a name, without a password, unconfirmed.
 * @throws Problematico 422 naming the field; 409 for an e-mail that has an account, of whatever laundry
 */
export async function invitar(base: Base, sesion: Sesion, cuerpo: GuardarUsuario): Promise<Invitacion> {
  const { tenantId } = sesion;
  const usuario = (cuerpo.usuario ?? '').trim().toLowerCase();
  if (!CORREO.test(usuario)) throw fieldProblem(422, 'usuario', TEXTOS.correo);
  try {
    return await enTenant(base, tenantId, async (tx) => {
      const sucursal_id = await exigirSucursal(tx, tenantId, cuerpo.idSucursal);
      const rol = exigirRol(cuerpo.rol);
      const usuarioId = randomUUID();
      await tx
        .insertInto('usuarios')
        .values({ tenant_id: tenantId, id: usuarioId, usuario, nombre: '', rol, sucursal_id })
        .execute();
      await anotar(tx, sesion, 'usuario.invitar', { _id: usuarioId, usuario, rol, idSucursal: sucursal_id });
      return { usuarioId, usuario, token: await emitirToken(tx, tenantId, usuarioId, 'activacion') };
    });
  } catch (error) {
    // The e-mail is unique among all laundries: another one's account is known by this alone.
    if (!(error instanceof Error && 'code' in error && error.code === '23505')) throw error;
    throw fieldProblem(409, 'usuario', TEXTOS.correoUsado);
  }
}

/** A new link for an account that isn't confirmed; the earlier one stops working. @throws Problematico 404, 409 when it is confirmed */
export async function reinvitar(base: Base, sesion: Sesion, id: string): Promise<Invitacion> {
  const { tenantId } = sesion;
  return enTenant(base, tenantId, async (tx) => {
    const { usuario, confirmado } = await leerCuenta(tx, tenantId, id);
    if (confirmado) throw new Problematico(409, TEXTOS.yaConfirmado);
    await anotar(tx, sesion, 'usuario.reenviar', { _id: id, usuario });
    return { usuarioId: id, usuario, token: await emitirToken(tx, tenantId, id, 'activacion') };
  });
}
