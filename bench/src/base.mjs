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
export const NOTAS = 1_000_000;
export const CLIENTES = 50_000;
/** `lavanda_bench` is the one with a million notes; other sizes have it in their name. */
const nombreDe = (notas) => (notas === NOTAS ? 'lavanda_bench' : `lavanda_bench_${notas}`);

/** The PostgreSQL server that DATABASE_URL names, else one of its own whose databases stay. */
export async function abrirPostgres() {
  const postgres = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, cerrar: async () => undefined }
    : await iniciarPostgres({ fija: CARPETA, ajustes: ['shared_buffers=512MB', 'max_wal_size=4GB'] });
  if (!postgres) throw new Error('Sin PostgreSQL no hay medición');
  return postgres;
}

/**
 * The real server over a PostgreSQL database with so many notes and 50,000 customers in one laundry, filled at the first run and kept.
 * @param {{ notas?: number; entorno?: Record<string, string>; argumentos?: string[]; postgres?: { url: string; cerrar: () => Promise<void> } }} [opciones]
 *   `entorno` and `argumentos` are the server's and its Node's; `postgres` one that is open already and stays so
 * @returns {Promise<{ url: string; bd: string; cookie: string; tenant: string; sucursal: string; pid: number; proceso: import('node:child_process').ChildProcess; pg: import('pg').Client; conectar: (opciones: object) => Promise<import('pg').Client>; cerrar: () => Promise<void> }>}
 *   `bd` the database's address, `cookie` of the laundry's superuser, `sucursal` one of its branches, `pg` a connection of the owner, `conectar` another
 */
export async function iniciarBase({ notas = NOTAS, entorno = {}, argumentos = [], postgres: ajeno } = {}) {
  const postgres = ajeno ? { ...ajeno, cerrar: async () => undefined } : await abrirPostgres();
  try {
    const url = await asegurarBase(postgres.url, nombreDe(notas));
    const cliente = await llena(url, notas);
    const datos = join(tmpdir(), 'lavanda-bench');
    const servidor = await iniciarServidor(datos, { DATABASE_URL: url, LOG_LEVEL: 'error', ...entorno }, argumentos);
    const { tenant, sucursal } = await lavanderia(cliente);
    const cerrar = async () => {
      await servidor.cerrar();
      await cliente.end();
      await postgres.cerrar();
    };
    return {
      ...servidor,
      bd: url,
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
async function asegurarBase(servidor, nombre) {
  const cliente = await conectar(servidor);
  const { rowCount } = await cliente.query('select 1 from pg_database where datname = $1', [nombre]);
  if (rowCount === 0) await cliente.query(`create database ${nombre} template template0 encoding 'UTF8'`);
  await cliente.end();
  return Object.assign(new URL(servidor), { pathname: `/${nombre}` }).href;
}

/** A connection of the owner to the database with all its notes, migrated. */
async function llena(url, pedidas) {
  const cliente = await conectar(url);
  const { rows } = await cliente.query("select to_regclass('notas') is not null as hay");
  const cuantas = async (tabla) =>
    rows[0].hay ? Number((await cliente.query(`select count(*) from ${tabla}`)).rows[0].count) : 0;
  const faltan = { notas: pedidas - (await cuantas('notas')), clientes: CLIENTES - (await cuantas('clientes')) };
  const argumentos = Object.entries(faltan).flatMap(([que, cuantos]) => (cuantos > 0 ? [`--${que}`, String(cuantos)] : []));
  // Asked for nothing, the filling still applies new migrations.
  await sembrar(url, argumentos);
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

/** Signs the laundry's superuser in. @returns the session's cookie */
export async function entrar(url) {
  const respuesta = await fetch(`${url}/api/auth/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usuario: 'super@aguaclara.mx', password: 'lavanda123' }),
  });
  if (respuesta.status !== 200) throw new Error(`No se pudo entrar: ${respuesta.status}`);
  return respuesta.headers.getSetCookie()[0].split(';')[0];
}
