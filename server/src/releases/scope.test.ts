import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build, type Changes } from '../testing/build.ts';
import { requestDeployToken } from '../testing/commands.ts';
import { type Client, startServer, type TestServer } from '../testing/server.ts';

const RELEASE = join(dirname(process.env.LAVANDA_TEST_MAIN ?? ''), '../../scripts/release.mjs');

let server: TestServer;
let chosen: Client;
let others: Client;
beforeAll(async () => {
  server = await startServer();
  [chosen, others] = await Promise.all([server.signIn('super@bugambilia.mx'), server.signIn('super@aguaclara.mx')]);
});
afterAll(() => server.close());

/** Publishes a new section, which nobody has yet, and returns the calls of its team. */
async function newSection(remote: string) {
  const token = await requestDeployToken(server.where, remote);
  const headers = { authorization: `Bearer ${token}` };
  const call = (action: string, body: object = {}) => server.anonymous.post(`/api/entregas/${remote}/${action}`, body, headers);
  return {
    call,
    publish: async (changes: Changes = {}): Promise<string> => {
      const files = build({ segmento: remote.slice(4), titulo: remote, lugar: 'barra', ...changes });
      const { status, body } = await call('publicar', { version: '1.0.0', archivos: files });
      expect(status).toBe(200);
      return body.version;
    },
    promote: (version: string | undefined, scope: object) => call('promover', { version, ...scope }),
    /** Runs the `release` command with the team's token. */
    release: (...args: string[]) =>
      promisify(execFile)(process.execPath, [RELEASE, ...args], {
        env: { PATH: process.env.PATH, LAVANDA_URL: server.url, LAVANDA_LLAVE: token },
      }),
    state: async () => (await server.anonymous.get(`/api/entregas/${remote}`, headers)).body,
    /** Versions that the chosen laundry, another laundry and a visitor without a session get. */
    seen: () => Promise.all([chosen, others, server.anonymous].map((client) => listed(client, remote))),
  };
}

async function listed(client: Client, remote: string) {
  const { remotes } = (await client.get('/remotes.json')).body;
  return remotes.find(({ name }: { name: string }) => name === remote);
}

test('a new section that is promoted to one laundry isn’t listed for the others; taken off again it is for nobody', async () => {
  const { publish, promote, call, seen, state } = await newSection('mfe-uno');
  const version = await publish();
  expect((await promote(version, { tenant: 'Bugambilia' })).body).toMatchObject({ estable: null, candidata: version });
  const [inside, outside, visitor] = await seen();
  expect(inside).toMatchObject({ version, candidata: true, motivo: { tipo: 'lavanderia' } });
  expect(inside).not.toHaveProperty('respaldo');
  expect([outside, visitor]).toEqual([undefined, undefined]);

  expect((await promote(undefined, { sinTenant: 'Agua Clara' })).status).toBe(409);
  const withoutIt = await promote(undefined, { sinTenant: 'bugambilia' });
  expect(withoutIt.body).toMatchObject({ estable: null, candidata: version, tenants: [] });
  expect(await seen()).toEqual([undefined, undefined, undefined]);

  await promote(version, { tenant: 'Bugambilia' });
  expect((await call('regresar')).body).toMatchObject({ estable: null, candidata: null });
  expect(await seen()).toEqual([undefined, undefined, undefined]);
  expect((await call('regresar')).status).toBe(404);
  const { historia: history } = await state();
  expect(history.map(({ accion: action, detalle: detail }: { accion: string; detalle: string }) => [action, detail])).toEqual([
    ['retirada', version],
    ['candidata', `${version} (Bugambilia)`],
    ['candidata', `${version} (sin Bugambilia)`],
    ['candidata', `${version} (Bugambilia)`],
    ['publicada', version],
  ]);
});

test('a new section that is promoted to a share is for that share alone, and a share of 0 is for nobody', async () => {
  const { publish, promote, seen } = await newSection('mfe-dos');
  const version = await publish();
  await promote(version, { porcentaje: 100 });
  const share = expect.objectContaining({ version, motivo: { tipo: 'porcentaje', porcentaje: 100 } });
  expect(await seen()).toEqual([share, share, undefined]);
  await publish({ code: 'let b = 2;' });
  const withdrawn = await promote(undefined, { porcentaje: 0 });
  expect(withdrawn.body).toMatchObject({ candidata: version, porcentaje: 0 });
  expect(await seen()).toEqual([undefined, undefined, undefined]);
});

test('a share of 0 without a candidate is refused, and so is an empty one: neither makes the newest version the candidate', async () => {
  const { promote, publish, state, release } = await newSection('mfe-nueve');
  await promote(await publish(), { todos: true });
  const second = await publish({ code: 'let b = 2;' });
  const { status, body } = await promote(undefined, { porcentaje: 0 });
  expect([status, body.detail]).toEqual([409, 'mfe-nueve no tiene ninguna versión a prueba. Míralo con status.']);
  expect((await state()).candidata).toBeNull();
  await promote(second, { porcentaje: 10 });
  await expect(release('promote', 'mfe-nueve', '--percent', '')).rejects.toThrow('porcentaje: debe ser un número.');
  expect(await state()).toMatchObject({ candidata: second, porcentaje: 10 });
});

test('another version of a section without a stable one takes it from nobody who has the candidate', async () => {
  const { promote, publish, state, seen, call } = await newSection('mfe-once');
  const [first, second] = [await publish(), await publish({ code: 'let b = 2;' })];
  await promote(first, { tenant: 'Bugambilia' });
  await promote(first, { porcentaje: 5 });
  for (const scope of [{ tenant: 'Agua Clara' }, { porcentaje: 50 }, { tenant: 'Bugambilia' }]) {
    const { status, body } = await promote(second, scope);
    expect({ status, detail: body.detail }).toEqual({
      status: 409,
      detail: expect.stringContaining(`Quien tiene ${first} se quedaría sin mfe-once`),
    });
  }
  expect(await state()).toMatchObject({ estable: null, candidata: first, porcentaje: 5 });
  expect((await promote(second, { tenant: 'Bugambilia', porcentaje: 5 })).body).toMatchObject({ candidata: second });
  expect((await seen())[0]).toMatchObject({ version: second });
  await call('regresar');
  expect((await promote(first, { tenant: 'Agua Clara' })).status).toBe(200);
});

test('a share of 0 for another version than the candidate is refused, and leaves the candidate as it is', async () => {
  const { promote, publish, state } = await newSection('mfe-doce');
  const [stable, candidate] = [await publish(), await publish({ code: 'let b = 2;' })];
  await promote(stable, { todos: true });
  await promote(candidate, { tenant: 'Bugambilia', porcentaje: 10 });
  const { status, body } = await promote(stable, { porcentaje: 0 });
  expect([status, body.detail]).toEqual([
    409,
    `${stable} no es la versión a prueba de mfe-doce: es ${candidate}. Míralo con status.`,
  ]);
  expect(await state()).toMatchObject({ candidata: candidate, porcentaje: 10, tenants: [{ nombre: 'Bugambilia' }] });
});

test('a section of one laundry keeps its path and its link from other sections, and can be retired', async () => {
  const { publish, promote, call, seen, state } = await newSection('mfe-tres');
  await promote(await publish(), { tenant: 'Bugambilia' });
  const another = await newSection('mfe-cuatro');
  const files = build({ segmento: 'tres', titulo: 'mfe-tres', lugar: 'barra' });
  const refused = await another.call('publicar', { version: '1.0.0', archivos: files });
  expect(refused.body.choques).toEqual([
    '/app/tres ya la dibuja mfe-tres.',
    'En la barra ya hay un enlace "mfe-tres": es de mfe-tres.',
  ]);
  expect((await call('retirar')).status).toBe(200);
  expect(await seen()).toEqual([undefined, undefined, undefined]);
  expect(await state()).toMatchObject({ estable: null, candidata: null, tenants: [] });
  expect((await another.call('publicar', { version: '1.0.0', archivos: files })).status).toBe(200);
});

test('with a stable version, who isn’t chosen keeps it, and the reason says so', async () => {
  const { publish, promote, seen } = await newSection('mfe-cinco');
  const first = await publish();
  await promote(first, { todos: true });
  const second = await publish({ code: 'let b = 2;' });
  await promote(second, { tenant: 'Bugambilia' });
  const stable = expect.objectContaining({ version: first, candidata: false, motivo: { tipo: 'estable' } });
  expect(await seen()).toEqual([expect.objectContaining({ version: second, respaldo: expect.anything() }), stable, stable]);
  expect(await listed(server.anonymous, 'mfe-pos')).toMatchObject({ motivo: { tipo: 'servidor' } });
});

test('the stable version isn’t its own candidate, and promoting it again leaves the way back as it was', async () => {
  const { publish, promote, call } = await newSection('mfe-seis');
  const [first, second] = [await publish(), await publish({ code: 'let b = 2;' })];
  await promote(first, { todos: true });
  await promote(second, { todos: true });
  for (const scope of [{ tenant: 'Bugambilia' }, { porcentaje: 10 }]) {
    const { status, body } = await promote(second, scope);
    expect({ status, detail: body.detail }).toEqual({ status: 409, detail: expect.stringContaining('ya es la versión estable') });
  }
  await promote(second, { todos: true });
  expect((await call('regresar')).body).toMatchObject({ estable: first });
});

test('a version says its commit and author to the team and to a superuser, and to nobody else', async () => {
  const { call, promote, state } = await newSection('mfe-siete');
  const git = { commit: '0123456789abcdef', autor: 'Ana Ríos', conCambios: true };
  const files = build({ segmento: 'siete', titulo: 'mfe-siete' });
  const { version } = (await call('publicar', { version: '1.0.0', archivos: files, git })).body;
  await promote(version, { todos: true });
  expect((await state()).versiones).toMatchObject([{ version, git }]);
  expect(await listed(others, 'mfe-siete')).toMatchObject({ git });
  const cashier = await server.signIn('usuario@aguaclara.mx');
  expect(await listed(cashier, 'mfe-siete')).not.toHaveProperty('git');
  expect(await listed(server.anonymous, 'mfe-siete')).not.toHaveProperty('git');
  const wrong = { ...git, commit: 'rama; rm -rf' };
  expect((await call('publicar', { version: '1.0.0', archivos: files, git: wrong })).status).toBe(400);
});

test('to everybody and to a share, or to everybody and to one laundry, is refused', async () => {
  const { publish, promote, state } = await newSection('mfe-ocho');
  const version = await publish();
  for (const scope of [{ porcentaje: 10 }, { porcentaje: 0 }, { tenant: 'Bugambilia' }, { sinTenant: 'Bugambilia' }]) {
    const { status, body } = await promote(version, { todos: true, ...scope });
    expect({ status, detail: body.detail }).toEqual({ status: 422, detail: expect.stringMatching(/las dos cosas no/) });
  }
  expect(await state()).toMatchObject({ estable: null, candidata: null });
});

test('a version whose path or link another live section has meanwhile is given to nobody', async () => {
  const [one, other] = [await newSection('mfe-nueve'), await newSection('mfe-diez')];
  const same: Changes = { segmento: 'rutas', titulo: 'Rutas' };
  const [first, second] = [await one.publish(same), await other.publish(same)];
  await one.promote(first, { tenant: 'Bugambilia' });
  for (const scope of [{ todos: true }, { porcentaje: 1 }, { tenant: 'Agua Clara' }]) {
    const { status, body } = await other.promote(second, scope);
    expect({ status, choques: body.choques }).toEqual({
      status: 422,
      choques: ['/app/rutas ya la dibuja mfe-nueve.', 'En la barra ya hay un enlace "Rutas": es de mfe-nueve.'],
    });
  }
  expect((await other.promote(second, { porcentaje: 0 })).status).toBe(200);
  await one.call('retirar');
  expect((await other.promote(second, { todos: true })).status).toBe(200);
});

test('of two promotions at once neither is lost, and of two that clash only one is made', async () => {
  for (let run = 0; run < 5; run += 1) {
    const [one, other] = [await newSection(`mfe-a${run}`), await newSection(`mfe-b${run}`)];
    const version = await one.publish();
    await Promise.all([one.promote(version, { tenant: 'Bugambilia' }), one.promote(version, { tenant: 'Agua Clara' })]);
    expect((await one.state()).tenants).toHaveLength(2);
    await one.call('retirar');
    const same: Changes = { segmento: `rutas-${run}`, titulo: `Rutas ${run}` };
    const versions = [await one.publish(same), await other.publish(same)];
    const answers = await Promise.all([one.promote(versions[0], { todos: true }), other.promote(versions[1], { todos: true })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  }
});
