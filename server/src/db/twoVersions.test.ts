import { cp, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { createScenario, type Scenario } from '../testing/scenario.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { until } from '../testing/wait.ts';

/** A migration that follows the rules of docs/operating.md: it adds columns to tables in use, and a new table. */
const MIGRATION = `
  alter table notas add column color text not null default '';
  alter table clientes add column color text not null default '';
  alter table tenants add column color text not null default '';
  create table etiquetas (tenant_id uuid not null, id uuid not null, primary key (tenant_id, id));
  alter table etiquetas enable row level security;
`;

/** Builds a next version of the server: this version's compiled code plus one migration. @returns its main file */
async function nextVersion(): Promise<string> {
  const server = dirname(dirname(process.env.LAVANDA_TEST_MAIN ?? ''));
  const root = await mkdtemp(join(process.env.LAVANDA_TEST_FOLDER ?? '', 'siguiente-'));
  await symlink(join(dirname(server), 'node_modules'), join(root, 'node_modules'));
  await cp(server, join(root, 'server'), { recursive: true, filter: (path) => !/server\/(src|scripts)$/.test(path) });
  await writeFile(join(root, 'server', 'dist', 'db', 'migrations', '999-siguiente.sql'), MIGRATION);
  return join(root, 'server', 'dist', 'main.js');
}

let main: string;
const connections: pg.Client[] = [];
let e: Scenario;
beforeAll(async () => {
  [main, e] = await Promise.all([nextVersion(), createScenario({ env: { LOG_LEVEL: 'warn' } })]);
});
afterAll(async () => {
  await Promise.all(connections.map((connection) => connection.end()));
  await e.server.close();
});

/** Checks that the previous version works on the database that the next version migrated, and logs the unknown migration. */
async function back(): Promise<void> {
  const previous = await startServer({ where: e.server.where, env: { LOG_LEVEL: 'warn' } });
  const user = await previous.signIn('usuario@aguaclara.mx');
  expect((await user.post('/api/ventas/guardar', e.nota())).status).toBe(200);
  expect(previous.log().join('\n')).toMatch(/"unknowns":\["999-siguiente\.sql"\]/);
  await previous.close();
}

if (!process.env.LAVANDA_TEST_DATABASE_URL) {
  test('the next version migrates the database that this one leaves, and this one works on it again', async () => {
    const { where } = e.server;
    await e.server.close();
    const next = await startServer({ where, main });
    const user = await next.signIn('usuario@aguaclara.mx');
    expect((await user.post('/api/ventas/guardar', e.nota())).status).toBe(200);
    await next.close();
    await back();
  });
} else {
  test('two servers of the next version migrate at once, and one time, while this one keeps saving; and this one works on after them', async () => {
    const { where } = e.server;
    const [reader, observer] = [new pg.Client(where.DATABASE_URL), new pg.Client(where.DATABASE_URL)];
    connections.push(reader, observer);
    await Promise.all([reader.connect(), observer.connect()]);
    // During this long read the migration can't lock the table, and it must not keep other queries waiting.
    await reader.query('begin; select count(*) from notas');

    let saved = 0;
    let goesOn = true;
    const failed: unknown[] = [];
    const work = (['user', 'user2', 'admin'] as const).map(async (actor) => {
      while (goesOn) {
        const cliente = { _id: e.clienteId, nombre: 'Prueba', apellido: actor };
        for (const { status, body } of [
          await e.save(e.nota(), actor),
          await e.as[actor].post('/api/clientes/guardar', cliente),
        ]) {
          if (status === 200) saved += 1;
          else failed.push([status, body]);
        }
      }
    });
    const ready = Promise.all([startServer({ where, main }), startServer({ where, main })]);
    ready.catch((error: unknown) => failed.push(error));
    const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%add column color%' and datname = current_database()`;
    await until(async () => failed.length > 0 || (await observer.query(waiting)).rows.length > 0);
    const before = saved;
    await until(() => failed.length > 0 || saved > before + 20);
    expect(failed).toEqual([]);
    await reader.query('commit');

    const nextServers: TestServer[] = await ready;
    const withAllThree = saved;
    for (const next of nextServers) {
      const user = await next.signIn('usuario@aguaclara.mx');
      expect((await user.post('/api/ventas/guardar', e.nota())).status).toBe(200);
    }
    await until(() => failed.length > 0 || saved > withAllThree + 10);
    goesOn = false;
    await Promise.all(work);
    expect(failed).toEqual([]);
    const { rows } = await reader.query("select count(*)::int as veces from migraciones where nombre = '999-siguiente.sql'");
    expect(rows).toEqual([{ veces: 1 }]);
    await Promise.all(nextServers.map((next) => next.close()));
    await back();
  });
}
