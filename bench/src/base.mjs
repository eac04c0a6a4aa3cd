import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { iniciarPostgres } from '../../scripts/lib/postgres.mjs';
import { iniciarServidor } from './servidor.mjs';

const SERVIDOR = fileURLToPath(new URL('../../server/', import.meta.url));
/** The server's own driver. */
const pg = createRequire(join(SERVIDOR, 'package.json'))('pg');

/** Filling takes minutes: the database stays here from one run to the next. */
const CARPETA = join(tmpdir(), 'lavanda-bench-pg');
const NOMBRE = 'lavanda_bench';
export const NOTAS = 1_000_000;
export const CLIENTES = 50_000;

/**
 * The real server over a PostgreSQL database `lavanda_bench` with a million notes and 50,000 customers in one laundry: in the server that
 * DATABASE_URL names, else in one of its own. Filled at the first run and kept.
 * @returns {Promise<{ url: string; cookie: string; tenant: string; sucursal: string; pid: number; pg: import('pg').Client; conectar: (opciones: object) => Promise<import('pg').Client>; cerrar: () => Promise<void> }>}
 *   `cookie` of the laundry's superuser, `sucursal` one of its branches, `pg` a connection of the owner, `conectar` another
 */
export async function iniciarBase() {
  const postgres = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, cerrar: async () => undefined }
    : await iniciarPostgres({ fija: CARPETA, ajustes: ['shared_buffers=512MB', 'max_wal_size=4GB'] });
  if (!postgres) throw new Error('Sin PostgreSQL no hay medición');
  try {
    const url = await asegurarBase(postgres.url);
    const cliente = await llena(url);
    const servidor = await iniciarServidor(join(tmpdir(), 'lavanda-bench'), { DATABASE_URL: url, LOG_LEVEL: 'error' });
    const { tenant, sucursal } = await lavanderia(cliente);
    const cerrar = async () => {
      await servidor.cerrar();
      await cliente.end();
      await postgres.cerrar();
    };
    return {
      ...servidor,
      cookie: await entrar(servidor.url),
      tenant,
      sucursal,
      pg: cliente,
      conectar: (opciones) => conectar(url, opciones),
      cerrar,
    };
  } catch (error) {
    await postgres.cerrar();
    throw error;
  }
}

async function conectar(url, opciones = {}) {
  const cliente = new pg.Client({ connectionString: url, ...opciones });
  await cliente.connect();
  return cliente;
}

/** URL of the database, made when there is none. */
async function asegurarBase(servidor) {
  const cliente = await conectar(servidor);
  const { rowCount } = await cliente.query('select 1 from pg_database where datname = $1', [NOMBRE]);
  if (rowCount === 0) await cliente.query(`create database ${NOMBRE} template template0 encoding 'UTF8'`);
  await cliente.end();
  return Object.assign(new URL(servidor), { pathname: `/${NOMBRE}` }).href;
}

/** A connection of the owner to the database with all its notes, migrated. */
async function llena(url) {
  const cliente = await conectar(url);
  const { rows } = await cliente.query("select to_regclass('notas') is not null as hay");
  const notas = rows[0].hay ? Number((await cliente.query('select count(*) from notas')).rows[0].count) : 0;
  // Asked for no notes, the filling still applies new migrations.
  await sembrar(url, notas < NOTAS ? ['--notas', String(NOTAS), '--clientes', String(CLIENTES)] : []);
  await cliente.query('vacuum analyze');
  return cliente;
}

async function sembrar(url, argumentos) {
  const proceso = spawn(process.execPath, [join(SERVIDOR, 'dist/cli/seed.js'), ...argumentos], {
    env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'development' },
    stdio: ['ignore', argumentos.length > 0 ? 'inherit' : 'ignore', 'inherit'],
  });
  const [codigo] = await once(proceso, 'exit');
  if (codigo !== 0) throw new Error(`El llenado terminó con ${codigo}`);
}

/** The laundry that was filled, and its first branch. */
async function lavanderia(cliente) {
  const { rows } =
    await cliente.query(`select t.id as tenant, s.id as sucursal from tenants t join sucursales s on s.tenant_id = t.id
    order by t.nombre, s.nombre limit 1`);
  return rows[0];
}

async function entrar(url) {
  const respuesta = await fetch(`${url}/api/auth/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usuario: 'super@aguaclara.mx', password: 'lavanda123' }),
  });
  if (respuesta.status !== 200) throw new Error(`No se pudo entrar: ${respuesta.status}`);
  return respuesta.headers.getSetCookie()[0].split(';')[0];
}
