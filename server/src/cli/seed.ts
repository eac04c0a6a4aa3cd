import { parseArgs } from 'node:util';
import { addDays, DEFAULT_TIME_ZONE, dayIn } from '@lavanda/shared/domain/dates';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { CommandError } from '../admin/command.ts';
import { readSettings, type Settings } from '../config/settings.ts';
import { type Database, openDatabase } from '../db/connection.ts';
import { migrate } from '../db/migrate.ts';
import { openExisting } from '../db/openExisting.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { seedDemo } from '../demo/seedDemo.ts';
import { clienteBatch, finalStatements, notaBatch, preparation, type SeedLoad } from './batches.ts';
import { runCommand } from './runCommand.ts';

const BATCH_SIZE = 25_000;
/** Days from the date of the first notas to today: twenty months. */
const DAYS = 608;

function readRequest(): Pick<SeedLoad, 'notas' | 'clientes'> {
  const { values } = parseArgs({
    options: { notas: { type: 'string', default: '0' }, clientes: { type: 'string', default: '0' } },
  });
  const integer = (name: string, text = '0') => {
    if (!/^\d{1,8}$/.test(text)) throw new CommandError(`--${name} ${text}: se espera un entero de 0 a 99999999.`);
    return Number(text);
  };
  return { notas: integer('notas', values.notas), clientes: integer('clientes', values.clientes) };
}

const notify = (text: string) => process.stdout.write(`${text}\n`);

async function runAll(connection: Kysely<DatabaseSchema>, statements: readonly RawBuilder<unknown>[]): Promise<void> {
  for (const statement of statements) await statement.execute(connection);
}

async function inBatches(
  connection: Kysely<DatabaseSchema>,
  what: string,
  count: number,
  batch: (first: number, last: number) => RawBuilder<unknown>[],
): Promise<void> {
  const start = Date.now();
  for (let first = 1; first <= count; first += BATCH_SIZE) {
    const last = Math.min(count, first + BATCH_SIZE - 1);
    await connection.transaction().execute((tx) => runAll(tx, batch(first, last)));
    notify(`${what}: ${last} de ${count} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  }
}

async function fill(connection: Kysely<DatabaseSchema>, request: Pick<SeedLoad, 'notas' | 'clientes'>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from tenants order by nombre limit 1`.execute(connection);
  const tenant = rows[0]?.id;
  if (tenant === undefined) throw new CommandError('No hay ninguna lavandería en la base.');
  const until = dayIn(DEFAULT_TIME_ZONE, new Date());
  const load: SeedLoad = { ...request, tenant, from: addDays(until, -DAYS), until };
  await sql`set statement_timeout = 0`.execute(connection);
  await inBatches(connection, 'Clientes', load.clientes, (first, last) => clienteBatch(load, first, last));
  await runAll(connection, preparation(load));
  await inBatches(connection, 'Notas', load.notas, (first, last) => notaBatch(load, first, last));
  notify('Resumen y estadísticas...');
  await runAll(connection, finalStatements(load));
  await sql`vacuum analyze`.execute(connection);
}

/**
 * Opens the database to fill. Creates a missing database only if a setting names its place, so that a forgotten DATA_DIR creates
 * none.
 * @throws CommandError when the settings are those of a live server
 */
async function openNamed(settings: Settings): Promise<Database> {
  if (settings.live) {
    throw new CommandError(
      'db:seed llena bases de prueba con cuentas de clave conocida. Si ésta lo es, repite con NODE_ENV=test.',
    );
  }
  const isNamed = (settings.databaseUrl ?? process.env.DATA_DIR) !== undefined;
  return isNamed ? openDatabase(settings) : openExisting(settings);
}

/**
 * `npm run db:seed -- --notas 1000000 --clientes 50000`: adds clientes, and notas of the last twenty months, to the laundry
 * whose name sorts first, for measuring. Seeds an empty database with the demo first. Uses the server's settings.
 */
await runCommand(async () => {
  const request = readRequest();
  const db = await openNamed(readSettings(process.env));
  try {
    await migrate(db);
    await seedDemo(db);
    // With nothing to add, skip `fill`, because rebuilding the rollup of millions of notas takes minutes.
    if (request.notas + request.clientes > 0) await db.kysely.connection().execute((connection) => fill(connection, request));
    notify('Listo');
    return 0;
  } finally {
    await db.close();
  }
});
