import { randomUUID } from 'node:crypto';
import type { GuardarServicio, Servicio } from '@lavanda/shared/contract/servicios';
import { centavosAPesos, pesosACentavos } from '@lavanda/shared/domain/dinero';
import { esMedida, revisarServicio } from '@lavanda/shared/domain/servicio';
import { normalizar } from '@lavanda/shared/domain/texto';
import { sql, type Transaction } from 'kysely';
import type { Base } from '../db/conexion.ts';
import type { Esquema } from '../db/esquema.ts';
import { enTenant } from '../db/tenencia.ts';
import { anotar } from '../equipo/bitacora.ts';
import { Problematico } from '../http/problema.ts';
import type { Sesion } from '../http/sesion.ts';
import { leerCatalogo } from './leerCatalogo.ts';
import { TEXTOS } from './textos.ts';

/** One writer at a time per laundry, or two might create the same name. */
async function cerrarCatalogo(tx: Transaction<Esquema>, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`catalogo:${tenantId}`}, 0))`.execute(tx);
}

/** The form as it will be kept: trimmed, an existing category in its own spelling, centavos. @throws 422 for the first broken rule */
function resolver(cuerpo: GuardarServicio, catalogo: readonly Servicio[]): Omit<Servicio, '_id'> {
  const falla = revisarServicio(cuerpo, catalogo);
  const { medida } = cuerpo;
  if (falla) throw new Problematico(422, falla.mensaje, [falla]);
  if (!esMedida(medida)) throw new TypeError('revisarServicio lets known measures pass only');
  const limpio = (texto = '') => texto.replace(/\s+/g, ' ').trim();
  const categoria = limpio(cuerpo.categoria);
  const conocida = catalogo.find((otro) => normalizar(otro.categoria) === normalizar(categoria))?.categoria;
  return {
    servicio: limpio(cuerpo.servicio),
    categoria: conocida ?? categoria,
    medida,
    precio: medida === 'flex' ? 0 : (cuerpo.precio ?? 0),
  };
}

/**
 * Adds a service at the end of the catalogue, or changes the one of `_id`. Notes already made keep the price of their lines.
 * @throws 422 naming the field, with the text of spec 5; 404 for a service that isn't in the catalogue
 */
export async function guardarServicio(base: Base, sesion: Sesion, cuerpo: GuardarServicio): Promise<Servicio> {
  const { tenantId } = sesion;
  return enTenant(base, tenantId, async (tx) => {
    await cerrarCatalogo(tx, tenantId);
    const catalogo = await leerCatalogo(tx, tenantId);
    const id = cuerpo._id?.toLowerCase();
    const previo = id ? catalogo.find((servicio) => servicio._id === id) : undefined;
    if (id && !previo) throw new Problematico(404, TEXTOS.noExiste);
    const servicio = resolver(cuerpo, catalogo);
    const fila = { ...servicio, precio: pesosACentavos(servicio.precio) ?? 0 };
    const _id = id || randomUUID();
    if (previo) {
      await tx.updateTable('servicios').set(fila).where('tenant_id', '=', tenantId).where('id', '=', _id).execute();
    } else {
      const { rows } = await sql<{ orden: number }>`
        select coalesce(max(orden), -1) + 1 as orden from servicios where tenant_id = ${tenantId}`.execute(tx);
      await tx
        .insertInto('servicios')
        .values({ ...fila, tenant_id: tenantId, id: _id, orden: rows[0]?.orden ?? 0 })
        .execute();
    }
    await anotar(tx, sesion, previo ? 'servicio.modificar' : 'servicio.agregar', { _id, antes: previo ?? null, servicio });
    return { _id, ...servicio, precio: centavosAPesos(fila.precio) };
  });
}

/**
 * Takes a service out of the catalogue; its row stays, for the notes that name it.
 * @returns whether it was still in it
 * @throws 404 for one that never was
 */
export async function quitarServicio(base: Base, sesion: Sesion, id: string): Promise<boolean> {
  const { tenantId } = sesion;
  return enTenant(base, tenantId, async (tx) => {
    const previo = await tx
      .selectFrom('servicios')
      .select(['servicio', 'activo'])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!previo) throw new Problematico(404, TEXTOS.noExiste);
    if (!previo.activo) return false;
    await tx.updateTable('servicios').set({ activo: false }).where('tenant_id', '=', tenantId).where('id', '=', id).execute();
    await anotar(tx, sesion, 'servicio.quitar', { _id: id, servicio: previo.servicio });
    return true;
  });
}
