import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { Esquema } from '../db/esquema.ts';
import { buscarLavanderia, ErrorDeOrden, type Orden, palabra, rutaDe } from './orden.ts';
import { migracionesDe, type Tabla, tablasDeTenant } from './tablas.ts';

/** First line of an export. */
export interface Encabezado {
  formato: 'lavanda-lavanderia';
  version: 1;
  tenant: string;
  nombre: string;
  exportada: string;
  migraciones: string[];
}

/** Rows fetched at a time: memory stays flat however large the laundry. */
const POR_LOTE = 2_000;

async function escribir(salida: WriteStream, texto: string): Promise<void> {
  if (!salida.write(texto)) await once(salida, 'drain');
}

async function escribirTabla(conexion: Kysely<Esquema>, salida: WriteStream, tabla: Tabla, tenant: string): Promise<number> {
  // Rows that point to others of their own table come after them.
  const orden =
    tabla.propias.length === 0 ? sql`` : sql`order by ${sql.join(tabla.propias.map((c) => sql`t.${sql.ref(c)} is not null`))}`;
  await sql`
    declare filas no scroll cursor for
    select json_build_object('tabla', ${sql.lit(tabla.nombre)}, 'fila', to_jsonb(t))::text as linea
    from ${sql.table(tabla.nombre)} t where t.${sql.ref(tabla.dueno)} = ${sql.lit(tenant)}::uuid ${orden}`.execute(conexion);
  let cuantas = 0;
  for (;;) {
    const { rows } = await sql<{ linea: string }>`fetch ${sql.lit(POR_LOTE)} from filas`.execute(conexion);
    if (rows.length === 0) break;
    cuantas += rows.length;
    await escribir(salida, rows.map(({ linea }) => `${linea}\n`).join(''));
  }
  await sql`close filas`.execute(conexion);
  return cuantas;
}

export const exportar: Orden = {
  uso: 'exportar <lavandería> <archivo>',
  hace: 'Guarda todos los datos de una lavandería en un archivo, una línea JSON por registro. Contiene contraseñas cifradas: cuídalo.',
  async ejecutar(contexto, argumentos) {
    const { id, nombre } = await buscarLavanderia(contexto, palabra(argumentos, 0, 'el nombre o el id de la lavandería'));
    const archivo = rutaDe(contexto, palabra(argumentos, 1, 'el archivo'));
    const parcial = `${archivo}.parcial`;
    const salida = createWriteStream(parcial, { flags: 'wx', mode: 0o600 });
    await once(salida, 'open').catch((error: Error) => {
      throw new ErrorDeOrden(`No se puede escribir ${parcial}: ${error.message}`);
    });
    try {
      // One snapshot: what is saved meanwhile is in the file whole or not at all.
      const filas = await contexto.base.kysely
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (tx) => {
          const encabezado: Encabezado = {
            formato: 'lavanda-lavanderia',
            version: 1,
            tenant: id,
            nombre,
            exportada: new Date().toISOString(),
            migraciones: await migracionesDe(tx),
          };
          await sql`set local statement_timeout = 0`.execute(tx);
          await escribir(salida, `${JSON.stringify(encabezado)}\n`);
          let total = 0;
          for (const tabla of await tablasDeTenant(tx)) total += await escribirTabla(tx, salida, tabla, id);
          return total;
        });
      await escribir(salida, `${JSON.stringify({ fin: filas })}\n`);
      salida.end();
      await once(salida, 'finish');
      await rename(parcial, archivo);
      contexto.decir(`${nombre}: ${filas} registros en ${archivo}`);
    } catch (error) {
      salida.destroy();
      await rm(parcial, { force: true });
      throw error;
    }
  },
};
