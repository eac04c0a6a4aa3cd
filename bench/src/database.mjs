import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { atEnd } from './cleanup.mjs';
import { signIn } from './requests.mjs';
import { startServer } from './server.mjs';

const SEED = fileURLToPath(new URL('../../server/dist/cli/seed.js', import.meta.url));
/** Folder where the databases stay between runs, because filling them takes minutes. */
const FOLDER = join(tmpdir(), 'lavanda-bench-pg');
const CUSTOMERS = Number(process.env.BENCH_CUSTOMERS ?? 50_000);
/** Notas of each database, smallest first. */
export const SIZES = (process.env.BENCH_NOTES ?? '10000,1000000').split(',').map(Number);
/** Number of open notas, over three sucursales. Every database has the same number, because only the past grows. */
const OPEN_NOTES = 216;

/** @returns the URL of the PostgreSQL server at DATABASE_URL; if that isn't set, of a new server, whose databases are kept */
export async function openPostgres() {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const postgres = await startPostgres({ folder: FOLDER, settings: ['shared_buffers=512MB', 'max_wal_size=4GB'] });
  if (!postgres) throw new Error('There is no PostgreSQL to measure with');
  atEnd(postgres.close);
  return postgres.url;
}

/**
 * Starts the server on a database with `notes` notas, and clientes, in one laundry. The first run fills the database, which is
 * kept for the next runs.
 * @returns `cookie` of its superuser, `sucursal` one of its sucursales, `pg` a connection of the owner
 */
export async function openDatabase(postgresUrl, notes, nodeArgs = []) {
  const databaseUrl = await ensureDatabase(postgresUrl, `lavanda_bench_${notes}`);
  const client = await connect(databaseUrl);
  await fill(client, databaseUrl, notes);
  const found = await client.query(
    `select t.id as tenant, s.id as sucursal from tenants t join sucursales s on s.tenant_id = t.id
     order by t.nombre, s.nombre limit 1`,
  );
  const { tenant, sucursal } = found.rows[0];
  await leaveOpen(client, tenant);
  atEnd(() => leaveOpen(client, tenant));
  const server = await startServer({ DATABASE_URL: databaseUrl }, nodeArgs);
  return { ...server, databaseUrl, cookie: await signIn(server.url), tenant, sucursal, pg: client };
}

async function connect(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  atEnd(() => client.end());
  return client;
}

/** URL of the database, created if missing. */
async function ensureDatabase(postgresUrl, name) {
  const client = await connect(postgresUrl);
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount === 0) await client.query(`create database ${name} template template0 encoding 'UTF8'`);
  return Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href;
}

/** Adds the notas and clientes that the database lacks. With nothing to add, the seed still applies new migrations. */
async function fill(client, url, notes) {
  const { rows } = await client.query("select to_regclass('notas') is not null as made");
  const args = [];
  for (const [table, wanted] of Object.entries({ notas: notes, clientes: CUSTOMERS })) {
    const present = rows[0].made ? Number((await client.query(`select count(*) from ${table}`)).rows[0].count) : 0;
    args.push(`--${table}`, String(Math.max(0, wanted - present)));
  }
  const env = { ...process.env, DATABASE_URL: url, NODE_ENV: 'test' };
  execFileSync(process.execPath, [SEED, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  await client.query('vacuum analyze');
}

/** Closes or reopens notas of the latest `days` until `open` are open, because measurements save new open notas. */
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
