import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/**
 * Once per run: a database with the demo data, which each test's server starts from a copy of. Embedded, or a database of the server that
 * LAVANDA_TEST_DATABASE_URL names.
 */
export default async function preparar() {
  if (!existsSync(MAIN)) throw new Error('Falta server/dist: npm run build');
  const carpeta = await mkdtemp(join(tmpdir(), 'lavanda-jest-'));
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
