import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** Files kept in memory, where there are (Linux), and what a whole run leaves there until it ends, bytes. */
const EN_MEMORIA = '/dev/shm';
const CABE = 8 * 1024 ** 3;

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/**
 * Once per run: a database with the demo data, which each test's server starts from a copy of. Embedded, or a database of the server that
 * LAVANDA_TEST_DATABASE_URL names.
 */
export default async function preparar() {
  if (!existsSync(MAIN)) throw new Error('Falta server/dist: npm run build');
  const carpeta = await mkdtemp(join(await dondeQuepa(), 'lavanda-jest-'));
  process.env.LAVANDA_TEST_CARPETA = carpeta;
  process.env.LAVANDA_TEST_MAIN = MAIN;
  const url = process.env.LAVANDA_TEST_DATABASE_URL;
  const entorno = { DATA_DIR: join(carpeta, 'plantilla'), DATABASE_URL: '' };
  if (url) {
    const nombre = `lavanda_plantilla_${process.pid}`;
    process.env.LAVANDA_TEST_PLANTILLA = nombre;
    const cliente = new pg.Client(url);
    await cliente.connect();
    await cliente.query(`create database ${nombre} template template0 encoding 'UTF8'`);
    await cliente.end();
    entorno.DATABASE_URL = Object.assign(new URL(url), { pathname: `/${nombre}` }).href;
  }
  await sembrar(entorno);
}

/** Databases of tests needn't outlive a power cut: in memory copying and flushing them costs nothing. On disk where memory is short. */
async function dondeQuepa() {
  const libre = await statfs(EN_MEMORIA).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return Math.min(libre, freemem()) >= CABE ? EN_MEMORIA : tmpdir();
}

/** The server itself makes and fills it, as at a first start. */
async function sembrar(entorno) {
  const proceso = spawn(process.execPath, [MAIN], {
    env: { ...process.env, NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', DEMO: 'true', ...entorno },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const listo = new Promise((resolver, rechazar) => {
    proceso.stdout.on('data', (trozo) => String(trozo).includes('Lavanda en') && resolver());
    proceso.once('exit', (codigo) => rechazar(new Error(`El servidor de la plantilla terminó con ${codigo}`)));
  });
  await listo;
  proceso.kill('SIGTERM');
  await once(proceso, 'exit');
}
