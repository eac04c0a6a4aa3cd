import { randomUUID } from 'node:crypto';
import type { GuardarSucursal, Sucursal } from '@lavanda/shared/contract/tenant';
import { ZONA_PREDETERMINADA } from '@lavanda/shared/domain/fechas';
import { normalizarTelefono } from '@lavanda/shared/domain/telefono';
import { normalizar } from '@lavanda/shared/domain/texto';
import { sql, type Transaction } from 'kysely';
import type { Base } from '../db/conexion.ts';
import type { Esquema } from '../db/esquema.ts';
import { enTenant } from '../db/tenencia.ts';
import { anotar } from '../equipo/bitacora.ts';
import { fieldProblem, Problematico } from '../http/problema.ts';
import type { Sesion } from '../http/sesion.ts';
import { TEXTOS } from './textos.ts';

const ZONAS = new Set(Intl.supportedValuesOf('timeZone'));

/** The laundry's branches by name. */
export function leerSucursales(tx: Transaction<Esquema>, tenantId: string): Promise<Sucursal[]> {
  return tx
    .selectFrom('sucursales')
    .select(['id as _id', 'nombre as nombre_sucursal', 'zona_horaria', 'direccion', 'telefono'])
    .where('tenant_id', '=', tenantId)
    .orderBy('nombre')
    .execute();
}

/** The branch as it will be kept: what isn't sent stays as it was. @throws Problematico 422 naming the field */
function resolver(
  cuerpo: GuardarSucursal,
  previa: Sucursal | undefined,
  otras: readonly Sucursal[],
): Omit<Required<Sucursal>, '_id'> {
  const limpio = (texto: string): string => texto.replace(/\s+/g, ' ').trim();
  const nombre_sucursal = limpio(cuerpo.nombre_sucursal);
  if (nombre_sucursal === '') throw fieldProblem(422, 'nombre_sucursal', TEXTOS.sucursalNombre);
  if (otras.some((otra) => normalizar(otra.nombre_sucursal) === normalizar(nombre_sucursal))) {
    throw fieldProblem(422, 'nombre_sucursal', TEXTOS.sucursalExiste);
  }
  const zona_horaria = cuerpo.zona_horaria ?? previa?.zona_horaria ?? ZONA_PREDETERMINADA;
  if (!ZONAS.has(zona_horaria) && zona_horaria !== previa?.zona_horaria) throw fieldProblem(422, 'zona_horaria', TEXTOS.zona);
  const telefono = normalizarTelefono(cuerpo.telefono ?? previa?.telefono ?? '');
  if (telefono === null) throw fieldProblem(422, 'telefono', TEXTOS.telefono);
  return { nombre_sucursal, zona_horaria, telefono, direccion: limpio(cuerpo.direccion ?? previa?.direccion ?? '') };
}

/**
 * Adds a branch, or changes the one of `_id`. A new time zone holds for the days that begin from then on: notes keep their dates.
 * @throws Problematico 422 naming the field; 404 for a branch of another laundry
 */
export async function guardarSucursal(base: Base, sesion: Sesion, cuerpo: GuardarSucursal): Promise<Sucursal> {
  const { tenantId } = sesion;
  return enTenant(base, tenantId, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`sucursales:${tenantId}`}, 0))`.execute(tx);
    const todas = await leerSucursales(tx, tenantId);
    const id = cuerpo._id?.toLowerCase();
    const previa = todas.find(({ _id }) => _id === id);
    if (id !== undefined && !previa) throw new Problematico(404, TEXTOS.sucursalNoExiste);
    const { nombre_sucursal, ...resto } = resolver(
      cuerpo,
      previa,
      todas.filter((otra) => otra !== previa),
    );
    const fila = { nombre: nombre_sucursal, ...resto };
    const _id = id ?? randomUUID();
    if (previa) {
      await tx.updateTable('sucursales').set(fila).where('tenant_id', '=', tenantId).where('id', '=', _id).execute();
    } else {
      await tx
        .insertInto('sucursales')
        .values({ ...fila, tenant_id: tenantId, id: _id })
        .execute();
    }
    await anotar(tx, sesion, previa ? 'sucursal.modificar' : 'sucursal.agregar', { _id, antes: previa ?? null, despues: fila });
    return { _id, nombre_sucursal, ...resto };
  });
}
