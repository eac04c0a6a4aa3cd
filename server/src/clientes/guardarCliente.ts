import { randomUUID } from 'node:crypto';
import type { Domicilio, GuardarCliente } from '@lavanda/shared/contract/clientes';
import { sql, type Transaction } from 'kysely';
import type { Base } from '../db/conexion.ts';
import type { Esquema } from '../db/esquema.ts';
import { conReintentos, Reintentar } from '../db/reintentos.ts';
import { enTenant } from '../db/tenencia.ts';
import { fieldProblem, Problematico } from '../http/problema.ts';
import type { Sesion } from '../http/sesion.ts';
import { type DatosCliente, datosCliente } from './datosCliente.ts';
import { leerCliente } from './listarClientes.ts';
import { TEXTOS } from './textos.ts';

/** A customer as it was saved. */
interface Guardado {
  id: string;
  version: number;
}

async function crear(tx: Transaction<Esquema>, tenantId: string, id: string, datos: DatosCliente): Promise<Guardado> {
  const { rows } = await sql<{ ajeno: boolean }>`select ids_de_otro_tenant(array[${id}]::uuid[]) as ajeno`.execute(tx);
  if (rows[0]?.ajeno) throw fieldProblem(422, '_id', TEXTOS.idAjeno);
  const puesto = await tx
    .insertInto('clientes')
    .values({ tenant_id: tenantId, id, ...datos, eliminado_en: null })
    .onConflict((conflicto) => conflicto.doNothing())
    .returning(['id', 'version'])
    .executeTakeFirst();
  // Someone registered the same customer meanwhile: start over and find it.
  if (!puesto) throw new Reintentar();
  return puesto;
}

/** An open note shows the customer's name as it is now; a closed one keeps the name it was closed with. */
async function modificar(tx: Transaction<Esquema>, tenantId: string, id: string, datos: DatosCliente): Promise<Guardado> {
  const cambiado = await tx
    .updateTable('clientes')
    .set({ ...datos })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('notas')
    .set({ cliente_nombre: `${datos.nombre} ${datos.apellido}` })
    .where('tenant_id', '=', tenantId)
    .where('cliente_id', '=', id)
    .where('status', 'in', [-1, 0])
    .where('cliente_nombre', '<>', `${datos.nombre} ${datos.apellido}`)
    .execute();
  return cambiado;
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

const comoSeGuardan = (domicilios: readonly Domicilio[]): string =>
  JSON.stringify(domicilios.map(({ descripcion, lat, lon }) => [descripcion.trim(), lat, lon]));

/**
 * What a save finds that began from an older version: nothing to do when the customer is already as it says (the save was sent before and its
 * answer got lost).
 * @throws 409 with the customer as it is now, in `actual`
 */
async function noPisar(
  tx: Transaction<Esquema>,
  sesion: Sesion,
  previo: DatosCliente & Guardado,
  datos: DatosCliente,
  domicilio: readonly Domicilio[] | undefined,
): Promise<Guardado> {
  const { id, version } = previo;
  const actual = await leerCliente(async (sentencia) => (await sentencia.execute(tx)).rows, sesion, id);
  const campos = Object.keys(datos) as (keyof DatosCliente)[];
  const igual = campos.every((campo) => datos[campo] === previo[campo]);
  if (igual && (!domicilio || comoSeGuardan(domicilio) === comoSeGuardan(actual.domicilio))) return { id, version };
  throw new Problematico(409, TEXTOS.conflicto, undefined, { actual });
}

/**
 * Registers a customer, under the client's `_id` when it sends one, or changes the one that has it. Sent again it adds nothing.
 * @returns the customer's id and version
 * @throws 422 naming the fields; 404 for a removed customer, or one that a version is sent of and doesn't exist; 409 over a newer version
 */
export async function guardarCliente(base: Base, sesion: Sesion, cuerpo: GuardarCliente): Promise<Guardado> {
  const { tenantId } = sesion;
  if (cuerpo.tenant !== undefined && cuerpo.tenant.toLowerCase() !== tenantId) {
    throw fieldProblem(422, 'tenant', TEXTOS.ajeno);
  }
  const id = cuerpo._id?.toLowerCase() ?? randomUUID();
  return conReintentos(() =>
    enTenant(base, tenantId, async (tx) => {
      const previo = await tx
        .selectFrom('clientes')
        // By name: see COLUMNAS of ventas/bloquearNota.ts.
        .select(['id', 'version', 'nombre', 'apellido', 'telefono', 'rfc', 'regimen_fiscal', 'razon_social', 'cp', 'correo'])
        .select('eliminado_en')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (previo && previo.eliminado_en !== null) throw new Problematico(404, TEXTOS.eliminado);
      if (!previo && cuerpo.version !== undefined) throw new Problematico(404, TEXTOS.noExiste);
      const datos = datosCliente(cuerpo, previo ?? null);
      if (previo && cuerpo.version !== undefined && cuerpo.version !== previo.version)
        return noPisar(tx, sesion, previo, datos, cuerpo.domicilio);
      const guardado = await (previo ? modificar : crear)(tx, tenantId, id, datos);
      if (cuerpo.domicilio) await ponerDomicilios(tx, tenantId, id, cuerpo.domicilio);
      return guardado;
    }),
  );
}
