import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { runAdmin } from '../testing/commands.ts';
import { startServer } from '../testing/server.ts';

const SCRIPT = join(process.env.LAVANDA_TEST_MAIN ?? '', '../../../scripts/image/account.sh');
/** The script needs psql, which Debian keeps here, in a folder per version that isn't in PATH. */
const DEBIAN = '/usr/lib/postgresql';
const programs = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  return client
    .query(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

const url = process.env.LAVANDA_TEST_DATABASE_URL ?? '';
const suffix = randomBytes(4).toString('hex');
const [account, superuser, password] = [`cuenta_${suffix}`, `jefe_${suffix}`, 'una-clave'];
const own = Object.assign(new URL(url), { username: account, password, pathname: `/${account}` }).href;
afterAll(async () => {
  await query(url, `drop database if exists ${account} with (force)`);
  for (const role of [account, superuser]) await query(url, `drop role if exists ${role}`);
});

test('the account of compose.yaml owns its database only, and serves; once it did, it needs no other right', async () => {
  await query(url, `create role ${superuser} superuser login password '${password}'`);
  const { hostname, port } = new URL(url);
  const env = { PGHOST: hostname, PGPORT: port, POSTGRES_USER: superuser, POSTGRES_PASSWORD: password };
  const PATH = [process.env.PATH, ...programs].join(':');
  await promisify(execFile)('sh', [SCRIPT], { env: { ...env, PATH, PGPASSWORD: password, ACCOUNT: account } });

  const where = { DATA_DIR: '', DATABASE_URL: own };
  const server = await startServer({ where, demo: false });
  expect(await runAdmin(where, 'crear', 'Lavandería Uno', '--usuario', 'duena@uno.mx')).toContain('/usuarios/verification/');
  await server.close();

  expect(
    await query(own, 'select rolsuper, rolcreatedb, rolbypassrls, rolreplication from pg_roles where rolname = current_user'),
  ).toEqual([{ rolsuper: false, rolcreatedb: false, rolbypassrls: false, rolreplication: false }]);
  expect(await query(own, 'select datname from pg_database where pg_get_userbyid(datdba) = current_user')).toEqual([
    { datname: account },
  ]);
  expect(await query(url, `select rolpassword from pg_authid where rolname = '${superuser}'`)).toEqual([{ rolpassword: null }]);
  for (const reach of ["copy (select 1) to program 'true'", "select pg_read_file('PG_VERSION')", 'select * from pg_authid']) {
    await expect(query(own, reach)).rejects.toThrow(/permission denied|must be superuser/);
  }

  await query(url, `alter role ${account} nocreaterole`);
  const again = await startServer({ where, demo: false });
  expect((await again.anonymous.get('/api/salud')).status).toBe(200);
  await again.close();
});
