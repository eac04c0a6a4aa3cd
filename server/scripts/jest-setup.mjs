import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** In-memory folder (Linux), and the free bytes that a whole run needs in it. */
const IN_MEMORY = '/dev/shm';
const REQUIRED_BYTES = 8 * 1024 ** 3;

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** Runs once: creates a demo database (embedded, or at LAVANDA_TEST_DATABASE_URL) that test servers copy. */
export default async function prepare() {
  if (!existsSync(MAIN)) throw new Error('server/dist is missing: npm run build');
  const folder = await mkdtemp(join(await whereItFits(), 'lavanda-jest-'));
  process.env.LAVANDA_TEST_FOLDER = folder;
  process.env.LAVANDA_TEST_MAIN = MAIN;
  const url = process.env.LAVANDA_TEST_DATABASE_URL;
  const environment = { DATA_DIR: join(folder, 'plantilla'), DATABASE_URL: '' };
  if (url) {
    const name = `lavanda_plantilla_${process.pid}`;
    process.env.LAVANDA_TEST_TEMPLATE = name;
    const client = new pg.Client(url);
    await client.connect();
    await client.query(`create database ${name} template template0 encoding 'UTF8'`);
    await client.end();
    environment.DATABASE_URL = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  }
  await seed(environment);
}

/**
 * Folder for the test databases: in memory, because they needn't survive a power cut, or the system's temporary folder when less
 * than REQUIRED_BYTES are free.
 */
async function whereItFits() {
  const free = await statfs(IN_MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return Math.min(free, freemem()) >= REQUIRED_BYTES ? IN_MEMORY : tmpdir();
}

/** Starts the server once to create and fill the database. */
async function seed(environment) {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      DEMO: 'true',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ready = new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('Lavanda en') && resolve());
    child.once('exit', (code) => reject(new Error(`The template's server ended with ${code}`)));
  });
  await ready;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
