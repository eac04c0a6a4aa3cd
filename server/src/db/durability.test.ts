import { randomUUID } from 'node:crypto';
import { cp, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createClient } from '../testing/client.ts';
import { createScenario, type Scenario } from '../testing/scenario.ts';
import { startServer, type TestServer } from '../testing/server.ts';

test('what was acknowledged survives the death of the process, again and again', async () => {
  let server = await startServer();
  const names: string[] = [];
  for (let round = 0; round < 3; round++) {
    const client = await server.signIn('usuario@aguaclara.mx');
    const saved = await Promise.all(
      Array.from({ length: 5 }, async (_, i) => {
        const name = `Muerte${round}x${i}`;
        const { status } = await client.post('/api/clientes/guardar', {
          _id: randomUUID(),
          nombre: name,
          apellido: 'Súbita',
        });
        return status === 200 ? [name] : [];
      }),
    );
    names.push(...saved.flat());
    await server.kill();
    server = await startServer({ where: server.where });
  }
  expect(names).toHaveLength(15);
  const client = await server.signIn('usuario@aguaclara.mx');
  for (const name of names) {
    const { body } = await client.post('/api/clientes/', { nombre: name });
    expect(body.clientes.map((c: { nombre: string }) => c.nombre)).toEqual([name]);
  }
  await server.close();
});

if (!process.env.LAVANDA_TEST_DATABASE_URL) {
  let running: TestServer | undefined;
  afterEach(() => running?.close());

  test('what was acknowledged survives a power cut, which leaves only what was flushed to the disk', async () => {
    const { where, close } = await startServer();
    await close();
    const folder = join(where.DATA_DIR, 'pg');
    const flushed = join(where.DATA_DIR, 'flushed');
    await cp(folder, flushed, { recursive: true });
    running = await startServer({
      where,
      env: {
        NODE_OPTIONS: `--require=${resolve(__dirname, '../../../faults/src/powerCut.cjs')}`,
        LAVANDA_POWER_CUT_SOURCE: folder,
        LAVANDA_POWER_CUT_DISK: flushed,
        LAVANDA_POWER_CUT_CHANCE: '0',
      },
    });
    const client = await running.signIn('usuario@aguaclara.mx');
    const surnames = Array.from({ length: 5 }, () => randomUUID());
    for (const surname of surnames)
      expect((await client.post('/api/clientes/guardar', { nombre: 'Apagón', apellido: surname })).status).toBe(200);
    await running?.kill();
    await rm(folder, { recursive: true });
    await rename(flushed, folder);

    running = await startServer({ where });
    const signedIn = await running.signIn('usuario@aguaclara.mx');
    for (const surname of surnames)
      expect((await signedIn.post('/api/clientes/', { nombre: surname })).body.clientes).toMatchObject([{ apellido: surname }]);
    expect((await createClient(running.url, client.cookie).get('/api/auth/authData')).status).toBe(200);
  });
}

/** Ends all connections of the server's pool at once, as a database restart does. */
async function cutConnections(owner: pg.Client): Promise<void> {
  await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'lavanda'`);
}

/** Repeats the same save until it succeeds, as the counter screen does; until then every answer must be a 503. */
async function insist(e: Scenario): Promise<string> {
  const nota = { ...e.nota(), operacion: randomUUID() };
  for (;;) {
    const { status, body } = await e.save(nota);
    if (status === 200) return nota.id;
    expect([status, typeof body.detail]).toEqual([503, 'string']);
    await wait(20);
  }
}

if (process.env.LAVANDA_TEST_DATABASE_URL) {
  test('a server outlives the connections it loses in the middle of its transactions', async () => {
    const e = await createScenario();
    const owner = new pg.Client(e.server.where.DATABASE_URL);
    await owner.connect();
    let cutting = true;
    const saved: string[] = [];
    const saving = Array.from({ length: 4 }, async () => {
      while (cutting) saved.push(await insist(e));
    });
    for (let cut = 0; cut < 8; cut++) {
      await cutConnections(owner);
      await wait(40);
    }
    cutting = false;
    await Promise.all(saving);
    const { rows } = await owner.query<{ id: string }>('select id from notas where id = any($1)', [saved]);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(saved.toSorted());
    await owner.end();
    await e.server.close();
  });
}

test('in production an empty database stays empty', async () => {
  const server = await startServer({
    demo: false,
    env: { NODE_ENV: 'production', DEMO: 'true', PUBLIC_URL: 'https://app.lavanda.mx' },
  });
  const { status } = await server.anonymous.post('/api/auth/submit', {
    usuario: 'super@aguaclara.mx',
    password: 'lavanda123',
  });
  expect(status).toBe(401);
  await server.close();
});
