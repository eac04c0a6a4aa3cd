import { randomUUID } from 'node:crypto';
import type { Domicilio, GuardarCliente } from '@lavanda/shared/contract/clientes';
import { sql, type Transaction } from 'kysely';
import type { Base } from '../db/conexion.ts';
import type { Esquema } from '../db/esquema.ts';
import { conReintentos, Reintentar } from '../db/reintentos.ts';
import { enTenant } from '../db/tenencia.ts';
import { Problematico } from '../http/problema.ts';
import type { Sesion } from '../http/sesion.ts';
import { type DatosCliente, datosCliente } from './datosCliente.ts';
import { TEXTOS } from './textos.ts';

async function crear(tx: Transaction<Esquema>, tenantId: string, id: string, datos: DatosCliente): Promise<void> {
  const { rows } = await sql<{ ajeno: boolean }>`select ids_de_otro_tenant(array[${id}]::uuid[]) as ajeno`.execute(tx);
  if (rows[0]?.ajeno) throw new Problematico(422, TEXTOS.idAjeno, [{ campo: '_id', mensaje: TEXTOS.idAjeno }]);
  const puesto = await tx
    .insertInto('clientes')
    .values({ tenant_id: tenantId, id, ...datos, eliminado_en: null })
    .onConflict((conflicto) => conflicto.doNothing())
    .returning('id')
    .executeTakeFirst();
  // Someone registered the same customer meanwhile: start over and find it.
  if (!puesto) throw new Reintentar();
}

/** An open note shows the customer's name as it is now; a closed one keeps the name it was closed with. */
async function modificar(tx: Transaction<Esquema>, tenantId: string, id: string, datos: DatosCliente): Promise<void> {
  await tx
    .updateTable('clientes')
    .set({ ...datos })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('notas')
    .set({ cliente_nombre: `${datos.nombre} ${datos.apellido}` })
    .where('tenant_id', '=', tenantId)
    .where('cliente_id', '=', id)
    .where('status', 'in', [-1, 0])
    .where('cliente_nombre', '<>', `${datos.nombre} ${datos.apellido}`)
    .execute();
}

async function ponerDomicilios(
  tx: Transaction<Esquema>,
  tenantId: string,
  id: string,
  domicilios: readonly Domicilio[],
): Promise<void> {
  await tx.deleteFrom('domicilios').where('tenant_id', '=', tenantId).where('cliente_id', '=', id).execute();
  if (domicilios.length === 0) return;
  const filas = domicilios.map(({ descripcion, lat, lon }, orden) => ({
    tenant_id: tenantId,
    cliente_id: id,
    orden,
    descripcion: descripcion.trim(),
    lat,
    lon,
  }));
  await tx.insertInto('domicilios').values(filas).execute();
}

/**
 * Registers a customer, under the client's `_id` when it sends one, or changes the one that has it. Sent again it adds nothing.
 * @returns the customer's id
 * @throws 422 naming the fields; 404 for a removed customer
 */
export async function guardarCliente(base: Base, sesion: Sesion, cuerpo: GuardarCliente): Promise<string> {
  const { tenantId } = sesion;
  if (cuerpo.tenant !== undefined && cuerpo.tenant.toLowerCase() !== tenantId) {
    throw new Problematico(422, TEXTOS.ajeno, [{ campo: 'tenant', mensaje: TEXTOS.ajeno }]);
  }
  const id = cuerpo._id?.toLowerCase() ?? randomUUID();
  return conReintentos(() =>
    enTenant(base, tenantId, async (tx) => {
      const previo = await tx
        .selectFrom('clientes')
        // By name: see COLUMNAS of ventas/bloquearNota.ts.
        .select(['nombre', 'apellido', 'telefono', 'rfc', 'regimen_fiscal', 'razon_social', 'cp', 'correo', 'eliminado_en'])
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (previo && previo.eliminado_en !== null) throw new Problematico(404, TEXTOS.eliminado);
      const datos = datosCliente(cuerpo, previo ?? null);
      await (previo ? modificar : crear)(tx, tenantId, id, datos);
      if (cuerpo.domicilio) await ponerDomicilios(tx, tenantId, id, cuerpo.domicilio);
      return id;
    }),
  );
}
