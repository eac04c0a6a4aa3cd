import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { createScenario, type Scenario } from '../testing/scenario.ts';
import { type Client, startServer, type TestServer } from '../testing/server.ts';

/** Figures of the reports and lists, which read notas, pagos, clientes and the rollup. */
async function figures(as: Client): Promise<unknown[]> {
  const paths = ['/api/ventas/?resultSummary=1', '/api/ventas/', '/api/clientes/', '/api/servicios/all', '/api/tenant/identidad'];
  return Promise.all(
    paths.map(async (path) => {
      const { status, body } = await as.get(path);
      expect([path, status]).toEqual([path, 200]);
      return body as unknown;
    }),
  );
}

/** A PostgreSQL program of the newest version installed: pg_dump refuses servers newer than itself. */
function program(name: string): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map(Number).filter(Number.isFinite) : [];
  return versions.length > 0 ? join(debian, String(Math.max(...versions)), 'bin', name) : name;
}

const run = promisify(execFile);
let e: Scenario;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(process.env.LAVANDA_TEST_FOLDER ?? '', 'respaldo-'));
  e = await createScenario();
});
afterAll(() => e.server.close());

/** Backs up as docs/operating.md says: dumps the database of a running server and restores it into an empty one. */
async function viaDump({ DATABASE_URL }: TestServer['where']): Promise<TestServer['where']> {
  const dumpFile = join(folder, 'lavanda.dump');
  const fresh = Object.assign(new URL(DATABASE_URL), { pathname: `/restaurada_${randomBytes(4).toString('hex')}` });
  await run(program('pg_dump'), ['--format=custom', `--file=${dumpFile}`, DATABASE_URL]);
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  await client.query(`create database ${fresh.pathname.slice(1)} template template0 encoding 'UTF8'`);
  await client.end();
  await run(program('pg_restore'), ['--no-owner', '--exit-on-error', `--dbname=${fresh.href}`, dumpFile]);
  return { DATA_DIR: '', DATABASE_URL: fresh.href };
}

/** A stopped server's folder is a backup by itself; a running server needs the backup command (admin/admin.test.ts). */
async function viaCopy({ DATA_DIR }: TestServer['where']): Promise<TestServer['where']> {
  await e.server.close();
  const copy = join(folder, 'copia');
  await cp(DATA_DIR, copy, { recursive: true });
  return { DATA_DIR: copy, DATABASE_URL: '' };
}

test('a backup, restored elsewhere, is the same laundry: its figures, who is signed in, what isn’t theirs', async () => {
  const { _id } = await e.saved({ pagos: [{ monto: 10, metodo: 'Efvo' }] });
  const before = await figures(e.as.superuser);
  const where = e.server.where.DATABASE_URL === '' ? await viaCopy(e.server.where) : await viaDump(e.server.where);
  const restored = await startServer({ where });
  const superuser = await restored.signIn('super@aguaclara.mx');
  expect(await figures(superuser)).toEqual(before);
  const [foreign, withOwnCookie] = [await restored.signIn('super@bugambilia.mx'), { cookie: e.as.user.cookie }];
  // Row-level security and role `app` were restored too.
  expect((await foreign.get(`/api/ventas/${_id}`)).status).toBe(404);
  expect((await restored.anonymous.get(`/api/ventas/${_id}`, withOwnCookie)).body.data.pagos).toHaveLength(1);
  expect(await restored.close()).toBe(0);
});
