import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import { type Command, CommandError, findLaundry, pathOf, word } from './command.ts';
import { migrationsOf, type Table, tenantTables } from './tables.ts';

export interface ExportHeader {
  formato: 'lavanda-lavanderia';
  version: 1;
  tenant: string;
  nombre: string;
  exportada: string;
  migraciones: string[];
}

/** Columns left out of exports because they hold keys to other companies' services. An import leaves them empty. */
const SECRET_COLUMNS = ['whatsapp_token'];

/** Rows fetched at a time, so that memory use does not depend on the laundry's size. */
const BATCH_SIZE = 2_000;
/** Columns that hold a file, which takes twice its bytes as text. The largest are files being imported, of up to 10 MB. */
const FILE_COLUMNS = ['bytes', 'contenido'];
/** Rows with a file that are fetched at a time, so that one batch fits in a string. */
const FILES_BATCH_SIZE = 20;

async function write(output: WriteStream, text: string): Promise<void> {
  if (!output.write(text)) await once(output, 'drain');
}

async function writeTable(
  connection: Kysely<DatabaseSchema>,
  output: WriteStream,
  table: Table,
  tenant: string,
): Promise<number> {
  // Rows that refer to other rows of their table come last, so that an import finds the rows they refer to.
  const order =
    table.ownColumns.length === 0
      ? sql``
      : sql`order by ${sql.join(table.ownColumns.map((c) => sql`t.${sql.ref(c)} is not null`))}`;
  await sql`
    declare filas no scroll cursor for
    select json_build_object('tabla', ${sql.lit(table.nombre)}, 'fila', to_jsonb(t) - ${SECRET_COLUMNS}::text[])::text as linea
    from ${sql.table(table.nombre)} t where t.${sql.ref(table.owner)} = ${sql.lit(tenant)}::uuid ${order}`.execute(connection);
  const size = FILE_COLUMNS.some((column) => table.columns.includes(column)) ? FILES_BATCH_SIZE : BATCH_SIZE;
  let count = 0;
  for (;;) {
    const { rows } = await sql<{ linea: string }>`fetch ${sql.lit(size)} from filas`.execute(connection);
    if (rows.length === 0) break;
    count += rows.length;
    await write(output, rows.map(({ linea: line }) => `${line}\n`).join(''));
  }
  await sql`close filas`.execute(connection);
  return count;
}

export const exportData: Command = {
  usage: 'exportar <lavandería> <archivo>',
  help: 'Guarda todos los datos de una lavandería en un archivo, una línea JSON por registro. Contiene contraseñas cifradas: cuídalo.',
  async run(context, args) {
    const { id, nombre: name } = await findLaundry(context, word(args, 0, 'el nombre o el id de la lavandería'));
    const file = pathOf(context, word(args, 1, 'el archivo'));
    const partialFile = `${file}.parcial`;
    const output = createWriteStream(partialFile, { flags: 'wx', mode: 0o600 });
    await once(output, 'open').catch((error: Error) => {
      throw new CommandError(`No se puede escribir ${partialFile}: ${error.message}`);
    });
    try {
      // All tables are read in one snapshot, so that a save made meanwhile is exported either completely or not at all.
      const rows = await context.db.kysely
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (tx) => {
          const header: ExportHeader = {
            formato: 'lavanda-lavanderia',
            version: 1,
            tenant: id,
            nombre: name,
            exportada: new Date().toISOString(),
            migraciones: await migrationsOf(tx),
          };
          await sql`set local statement_timeout = 0`.execute(tx);
          await write(output, `${JSON.stringify(header)}\n`);
          let total = 0;
          for (const table of await tenantTables(tx)) total += await writeTable(tx, output, table, id);
          return total;
        });
      await write(output, `${JSON.stringify({ fin: rows })}\n`);
      output.end();
      await once(output, 'finish');
      await rename(partialFile, file);
      context.tell(`${name}: ${rows} registros en ${file}`);
    } catch (error) {
      output.destroy();
      await rm(partialFile, { force: true });
      throw error;
    }
  },
};
