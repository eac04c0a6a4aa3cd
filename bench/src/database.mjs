import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { signIn, startServer } from './server.mjs';

const SERVER = fileURLToPath(new URL('../../server/', import.meta.url));
/** The server's own driver, resolved from its package. */
const pg = createRequire(join(SERVER, 'package.json'))('pg');

/** Folder where the databases stay between runs, because filling them takes minutes. */
const FOLDER = join(tmpdir(), 'lavanda-bench-pg');
const CUSTOMERS = Number(process.env.BENCH_CUSTOMERS ?? 50_000);
/** Notas of each database, smallest first. */
export const SIZES = (process.env.BENCH_NOTES ?? '10000,1000000').split(',').map(Number);
/** Number of open notas, over three sucursales. Every database has the same number, because only the past grows. */
const OPEN_NOTES = 216;

/** The PostgreSQL server at DATABASE_URL; if that isn't set, starts another server, whose databases are kept. */
export async function openPostgres() {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, close: async () => undefined };
  const postgres = await startPostgres({ folder: FOLDER, settings: ['shared_buffers=512MB', 'max_wal_size=4GB'] });
  if (!postgres) throw new Error('There is no PostgreSQL to measure with');
  return postgres;
}

/**
 * Starts the server on a database with `notes` notas, and clientes, in one laundry. The first run fills the database, which is
 * kept for the next runs.
 * @returns `cookie` of its superuser, `sucursal` one of its sucursales, `pg` a connection of the owner
 */
export async function openDatabase({ url: postgresUrl }, notes, nodeArgs = []) {
  const databaseUrl = await ensureDatabase(postgresUrl, `lavanda_bench_${notes}`);
  const client = await filled(databaseUrl, notes);
  const { rows } = await client.query(
    `select t.id as tenant, s.id as sucursal from tenants t join sucursales s on s.tenant_id = t.id
     order by t.nombre, s.nombre limit 1`,
  );
  const [{ tenant, sucursal }] = rows;
  await leaveOpen(client, tenant);
  const server = await startServer({ DATABASE_URL: databaseUrl }, nodeArgs);
  const close = async () => {
    await leaveOpen(client, tenant);
    await server.close();
    await client.end();
  };
  return { ...server, databaseUrl, cookie: await signIn(server.url), tenant, sucursal, pg: client, close };
}

async function connect(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

/** URL of the database, created if missing. */
async function ensureDatabase(postgresUrl, name) {
  const client = await connect(postgresUrl);
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount === 0) await client.query(`create database ${name} template template0 encoding 'UTF8'`);
  await client.end();
  return Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href;
}

/** The owner's connection to the migrated database with all its notas. */
async function filled(url, notes) {
  const client = await connect(url);
  const { rows } = await client.query("select to_regclass('notas') is not null as made");
  const missing = async (table, wanted) =>
    rows[0].made ? wanted - Number((await client.query(`select count(*) from ${table}`)).rows[0].count) : wanted;
  const wanted = { notas: await missing('notas', notes), clientes: await missing('clientes', CUSTOMERS) };
  // With nothing to add, the seed still applies new migrations.
  const args = Object.entries(wanted).flatMap(([what, count]) => (count > 0 ? [`--${what}`, String(count)] : []));
  const child = spawn(process.execPath, [join(SERVER, 'dist/cli/seed.js'), ...args], {
    env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'test' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The filling ended with ${code}`);
  await client.query('vacuum analyze');
  return client;
}

/** Closes or reopens the notas of the latest `days` until `open` are open, undoing what measurements saved. */
export async function leaveOpen(client, tenant, open = OPEN_NOTES, days = 30) {
  await client.query(
    `with elegidas as (
       select id, row_number() over (order by (status = 0) desc, fecha desc, creada_en, id) <= $2 as abierta from notas
       where tenant_id = $1 and status >= 0 and anulada_en is null
         and (status = 0 or fecha >= (select max(fecha) - $3::int from notas
           where tenant_id = $1 and anulada_en is null and status >= 0)))
     update notas n set status = case when abierta then 0 else 10 end,
       cerrada_en = case when abierta then null else now() end
     from elegidas e where n.tenant_id = $1 and n.id = e.id and n.status <> case when abierta then 0 else 10 end`,
    [tenant, open, days],
  );
}
