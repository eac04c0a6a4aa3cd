import { constants, createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import { type Command, CommandError, pathOf, word } from './command.ts';
import type { ExportHeader } from './exportLaundry.ts';
import { migrationsOf, type Table, tenantTables } from './tables.ts';

const BATCH_SIZE = 1_000;
/** A batch of rows is inserted once it has this many characters, because PostgreSQL refuses a jsonb array of more than 256 MB. */
const MAX_BATCH_LENGTH = 32_000_000;
const BROKEN = 'El archivo no es una exportación de Lavanda, o está incompleto.';

interface ExportedRow {
  tabla: string;
  fila: Record<string, unknown>;
}

function readHeader(line: unknown): ExportHeader {
  const { formato: format, version } = (line ?? {}) as Partial<ExportHeader>;
  if (format !== 'lavanda-lavanderia' || version !== 1) throw new CommandError(BROKEN);
  return line as ExportHeader;
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new CommandError(BROKEN);
  }
}

async function requireFit(
  tx: Kysely<DatabaseSchema>,
  { tenant, nombre: name, migraciones: migrations }: ExportHeader,
): Promise<void> {
  const applied = await migrationsOf(tx);
  if (JSON.stringify(applied) !== JSON.stringify(migrations)) {
    throw new CommandError('La exportación es de otra versión de Lavanda: usa la misma en los dos lugares.');
  }
  const { rows } = await sql`select 1 from tenants where id = ${tenant}`.execute(tx);
  if (rows.length > 0) throw new CommandError(`La lavandería ${name} (${tenant}) ya está aquí.`);
}

/**
 * Inserts rows of one table.
 * @throws CommandError when a row belongs to another tenant
 */
async function insert(tx: Kysely<DatabaseSchema>, table: Table, tenant: string, rows: readonly unknown[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = sql.join(table.columns.map((column) => sql.ref(column)));
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table.nombre)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table.nombre)}, ${JSON.stringify(rows)}::jsonb)
    where ${sql.ref(table.owner)} = ${tenant}::uuid`.execute(tx);
  if (Number(numAffectedRows) !== rows.length) throw new CommandError('El archivo tiene registros de otra lavandería.');
}

/**
 * Inserts the file's rows in their order.
 * @returns the number of rows
 * @throws CommandError when the file is broken or incomplete, or has rows of an unknown table or of another tenant
 */
async function load(tx: Kysely<DatabaseSchema>, lines: AsyncIterator<string>, { tenant }: ExportHeader): Promise<number> {
  const tablesByName = new Map((await tenantTables(tx)).map((table) => [table.nombre, table]));
  let batch: ExportedRow['fila'][] = [];
  let length = 0;
  let current: Table | undefined;
  let total = 0;
  const flush = async (): Promise<void> => {
    if (current) await insert(tx, current, tenant, batch);
    batch = [];
    length = 0;
  };
  for (let { value, done } = await lines.next(); !done; { value, done } = await lines.next()) {
    const exportedRow = parseLine(value) as Partial<ExportedRow> & { fin?: number };
    if (exportedRow.fin !== undefined) {
      await flush();
      if (exportedRow.fin !== total) break;
      return total;
    }
    const table = tablesByName.get(exportedRow.tabla ?? '');
    if (!table || typeof exportedRow.fila !== 'object' || exportedRow.fila === null) break;
    if (table !== current || batch.length >= BATCH_SIZE || length >= MAX_BATCH_LENGTH) await flush();
    current = table;
    batch.push(exportedRow.fila);
    length += value.length;
    total += 1;
  }
  throw new CommandError(BROKEN);
}

export const importData: Command = {
  usage: 'importar <archivo>',
  help: 'Agrega la lavandería de una exportación: entera, o nada de ella.',
  async run(context, args) {
    const file = pathOf(context, word(args, 0, 'el archivo'));
    await access(file, constants.R_OK).catch(() => {
      throw new CommandError(`No se puede leer ${file}.`);
    });
    const input = createReadStream(file, 'utf8');
    const reader = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
    const lines = reader[Symbol.asyncIterator]();
    // A read error only ends the lines early; the import is then refused because the export's last line is missing.
    input.once('error', () => reader.close());
    try {
      const first = await lines.next();
      const header = readHeader(first.done ? null : parseLine(first.value));
      const total = await context.db.kysely.transaction().execute(async (tx) => {
        await sql`set local statement_timeout = 0`.execute(tx);
        await requireFit(tx, header);
        const count = await load(tx, lines, header);
        await sql`select rehacer_resumen(${header.tenant}::uuid)`.execute(tx);
        return count;
      });
      context.tell(`${header.nombre}: ${total} registros.`);
    } catch (error) {
      throw translate(error);
    } finally {
      input.destroy();
    }
  },
};

function translate(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === '23505') return new CommandError('Un correo o un identificador de la exportación ya está en uso aquí.');
  return typeof error.code === 'string' && /^2[23]/.test(error.code) ? new CommandError(BROKEN) : error;
}
