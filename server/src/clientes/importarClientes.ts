import { randomUUID } from 'node:crypto';
import type { ResultadoImportacion } from '@lavanda/shared/contract/clientes';
import { sql, type Transaction } from 'kysely';
import type { Base } from '../db/conexion.ts';
import type { Esquema } from '../db/esquema.ts';
import { enTenant } from '../db/tenencia.ts';
import type { Sesion } from '../http/sesion.ts';
import { leerArchivo, type Pedido } from './archivo/leerArchivo.ts';
import type { FilaBuena } from './archivo/revisarFilas.ts';

/** Rows of one statement. */
const POR_LOTE = 2_000;

/**
 * Adds the customers of a file, or with `simular` only says what would be added. A customer with the same name (accents and case ignored) and
 * phone as one of the laundry's, or as an earlier row, is repeated and left out, so that the same file twice adds nothing. All or none are
 * added: one transaction.
 * @throws 422 with what is wrong with the file
 */
export async function importarClientes(
  base: Base,
  sesion: Sesion,
  pedido: Pedido,
  simular: boolean,
): Promise<ResultadoImportacion> {
  const { filas, buenas, errores } = await leerArchivo(pedido);
  const nuevos = await enTenant(base, sesion.tenantId, async (tx) => {
    // Two imports at once would not see each other's customers.
    if (!simular)
      await sql`select pg_advisory_xact_lock(hashtextextended('clientes.importar' || ${sesion.tenantId}, 0))`.execute(tx);
    const vistos = new Set<string>();
    let cuantos = 0;
    for (let desde = 0; desde < buenas.length; desde += POR_LOTE) {
      const nuevas = await sinRepetir(tx, sesion.tenantId, buenas.slice(desde, desde + POR_LOTE), vistos);
      if (!simular) await insertar(tx, sesion.tenantId, nuevas);
      cuantos += nuevas.length;
    }
    return cuantos;
  });
  return { filas, nuevos, repetidos: buenas.length - nuevos, errores };
}

/** The rows that neither the laundry nor `vistos` has; these are added to `vistos`. */
async function sinRepetir(
  tx: Transaction<Esquema>,
  tenantId: string,
  filas: readonly FilaBuena[],
  vistos: Set<string>,
): Promise<FilaBuena[]> {
  const nombres = filas.map(({ datos }) => `${datos.nombre} ${datos.apellido}`);
  const telefonos = filas.map(({ datos }) => datos.telefono);
  const { rows } = await sql<{ norm: string; existe: boolean }>`
    select f.norm, exists (select 1 from clientes c where c.tenant_id = ${tenantId} and c.eliminado_en is null
      and c.nombre_norm collate "C" = f.norm and c.telefono = f.telefono) as existe
    from (select normalizar(nombre) as norm, telefono, i
          from unnest(${nombres}::text[], ${telefonos}::text[]) with ordinality as u(nombre, telefono, i)) f
    order by f.i`.execute(tx);
  return filas.filter((fila, i) => {
    const { norm, existe } = rows[i] ?? { norm: '', existe: true };
    const clave = `${fila.datos.telefono} ${norm}`;
    if (existe || vistos.has(clave)) return false;
    vistos.add(clave);
    return true;
  });
}

async function insertar(tx: Transaction<Esquema>, tenantId: string, filas: readonly FilaBuena[]): Promise<void> {
  if (filas.length === 0) return;
  const clientes = filas.map(({ datos }) => ({ id: randomUUID(), ...datos }));
  const domicilios = filas.flatMap((fila, i) =>
    fila.domicilios.map((descripcion, orden) => ({ cliente_id: clientes[i]?.id, orden, descripcion })),
  );
  await sql`
    insert into clientes (tenant_id, id, nombre, apellido, telefono, rfc, regimen_fiscal, razon_social, cp, correo)
    select ${tenantId}::uuid, id, nombre, apellido, telefono, rfc, regimen_fiscal, razon_social, cp, correo
    from jsonb_to_recordset(${JSON.stringify(clientes)}::jsonb) as f(id uuid, nombre text, apellido text, telefono text, rfc text,
      regimen_fiscal text, razon_social text, cp text, correo text)`.execute(tx);
  await sql`
    insert into domicilios (tenant_id, cliente_id, orden, descripcion)
    select ${tenantId}::uuid, cliente_id, orden, descripcion
    from jsonb_to_recordset(${JSON.stringify(domicilios)}::jsonb) as f(cliente_id uuid, orden integer, descripcion text)`.execute(
    tx,
  );
}
