import { createHash } from 'node:crypto';
import { build, type Changes, filesOf } from '../testing/build.ts';
import { requestDeployToken, runAdmin } from '../testing/commands.ts';
import { createOtherOrigin } from '../testing/otherOrigin.ts';
import { type CallResponse, startServer, type TestServer } from '../testing/server.ts';

const otherOrigin = createOtherOrigin();
let server: TestServer;
let deployToken: string;
beforeAll(async () => {
  await otherOrigin.open();
  server = await startServer({ env: { REMOTOS_ORIGENES: otherOrigin.url } });
  deployToken = await requestDeployToken(server.where, 'mfe-extra');
});
afterAll(async () => {
  await server.close();
  otherOrigin.close();
});

const sri = (text = '') => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const call = (action: string, body: object = {}, remote = 'mfe-extra', token = deployToken): Promise<CallResponse> =>
  server.anonymous.post(`/api/entregas/${remote}/${action}`, body, bearer(token));
const publish = (changes: Changes = {}, version = '1.0.0') => call('publicar', { version, archivos: build(changes) });
const promote = (version: string, scope: object) => call('promover', { version, ...scope });
const state = async () => (await server.anonymous.get('/api/entregas/mfe-extra', bearer(deployToken))).body;

/** Version of the section that `user`, or a visitor without session, gets; undefined when they get none. */
async function versionOf(user?: string): Promise<string | undefined> {
  const client = user === undefined ? server.anonymous : await server.signIn(user);
  const { remotes } = (await client.get('/remotes.json')).body;
  return remotes.find(({ name }: { name: string }) => name === 'mfe-extra')?.version;
}

test('only the holder of a token of that section publishes it', async () => {
  const files = build();
  const without = await server.anonymous.post('/api/entregas/mfe-extra/publicar', {
    version: '1.0.0',
    archivos: files,
  });
  expect(without.status).toBe(401);
  const superuser = await server.signIn('super@aguaclara.mx');
  expect((await superuser.post('/api/entregas/mfe-extra/publicar', { version: '1.0.0', archivos: files })).status).toBe(401);
  expect((await call('publicar', { version: '1.0.0', archivos: files }, 'mfe-pos')).status).toBe(403);
  expect((await call('promover', { version: '1.0.0-00000000', todos: true }, 'mfe-pos')).status).toBe(403);
  expect((await call('regresar', {}, 'mfe-extra', `lav_${'x'.repeat(43)}`)).status).toBe(401);
});

test('a rollout: published for nobody, then a laundry, a share, all, and back; old files stay', async () => {
  const first = (await publish()).body;
  expect(first).toEqual({ version: expect.stringMatching(/^1\.0\.0-[0-9a-f]{8}$/), nueva: true });
  expect((await publish()).body).toEqual({ version: first.version, nueva: false });
  expect(await versionOf('super@aguaclara.mx')).toBeUndefined();
  const withNobody = await state();
  expect(withNobody).toMatchObject({ estable: null, candidata: null, tenants: [], fallas: [] });
  expect(withNobody.versiones).toMatchObject([{ version: first.version, por: 'equipo' }]);
  expect((await promote(first.version, { todos: true })).status).toBe(200);
  expect(await versionOf()).toBe(first.version);

  const second = (await publish({ code: 'let a = 2;' }, '1.1.0')).body;
  await promote(second.version, { tenant: 'Bugambilia' });
  expect([await versionOf('super@bugambilia.mx'), await versionOf('super@aguaclara.mx'), await versionOf()]).toEqual([
    second.version,
    first.version,
    first.version,
  ]);
  const partial = (await promote(second.version, { porcentaje: 50 })).body;
  expect(partial).toMatchObject({ estable: first.version, candidata: second.version, porcentaje: 50 });
  expect(partial.tenants).toEqual([{ id: expect.any(String), nombre: 'Bugambilia' }]);
  const ofOther = await versionOf('usuario@aguaclara.mx');
  expect([first.version, second.version]).toContain(ofOther);
  expect(await versionOf('usuario@aguaclara.mx')).toBe(ofOther);

  await promote(second.version, { todos: true });
  expect([await versionOf(), await versionOf('usuario@aguaclara.mx')]).toEqual([second.version, second.version]);
  for (const [version, code] of [
    [first.version, 'let a = 1;'],
    [second.version, 'let a = 2;'],
  ]) {
    const entry = await server.anonymous.get(`/mf/mfe-extra/${version}/static/js/remoteEntry.js`);
    expect(entry).toMatchObject({ status: 200, body: code });
    expect(entry.headers.get('cache-control')).toContain('immutable');
  }

  const rollback = await call('regresar');
  expect(rollback.body).toMatchObject({ estable: first.version, candidata: null });
  expect(await versionOf('super@bugambilia.mx')).toBe(first.version);
  expect((await call('regresar')).status).toBe(409);
  const { historia: history } = await state();
  expect(history.map(({ quien: actor, accion: action }: { quien: string; accion: string }) => `${actor} ${action}`)).toEqual([
    'equipo regreso',
    'equipo estable',
    'equipo candidata',
    'equipo candidata',
    'equipo publicada',
    'equipo estable',
    'equipo publicada',
  ]);
});

const WITH_FOREIGN_ROLE = {
  contrato: 1,
  secciones: [{ segmento: 'extra', titulo: 'Extra', permiso: 'extra.ver' }],
  permisos: [{ clave: 'extra.ver', nombre: 'Ver', roles: ['admin', 'cajero'] }],
};

test.each<[string, Changes, RegExp]>([
  ['another section’s path', { segmento: 'ventas' }, /\/app\/ventas ya la dibuja mfe-ventas/],
  ['another contract', { contrato: 99 }, /contrato 99 .* tiene el 1/],
  [
    'a library the shell doesn’t give',
    { shared: [{ name: 'vue', requiredVersion: '^3.0.0' }] },
    /Espera vue del shell, que no lo da/,
  ],
  [
    'a version it doesn’t have',
    { shared: [{ name: 'react', requiredVersion: '^18.0.0' }] },
    /Espera react \^18\.0\.0; el shell da 19/,
  ],
  [
    'a role that isn’t one',
    { others: { 'remoto.json': JSON.stringify(WITH_FOREIGN_ROLE) } },
    /remoto\.json nombra en \/permisos\/0\/roles\/1 un rol que no existe\. Los que hay: superuser, admin, user, accountant\./,
  ],
  ['no description', { without: 'remoto.json' }, /Falta remoto\.json/],
  ['no manifest', { without: 'mf-manifest.json' }, /Falta mf-manifest\.json/],
  ['no entry', { without: 'static/js/remoteEntry.js' }, /Falta static\/js\/remoteEntry\.js/],
  ['a path that leaves the folder', { others: { '../x.js': '' } }, /no se admite/],
  [
    'the name of another section’s link',
    { titulo: 'VENTAS', lugar: 'barra' },
    /En la barra ya hay un enlace "VENTAS": es de mfe-ventas/,
  ],
  [
    'a file that its list has and the build hasn’t',
    { others: { 'archivos.json': JSON.stringify({ 'static/js/async/1.js': 'a'.repeat(64) }) } },
    /Falta static\/js\/async\/1\.js, que está en su archivos\.json/,
  ],
  [
    'a file that isn’t the one that was built',
    { others: { 'archivos.json': JSON.stringify({ 'static/js/remoteEntry.js': 'a'.repeat(64) }) } },
    /remoteEntry\.js no es el que se construyó/,
  ],
  [
    'code that asks for a file that isn’t there',
    { code: `let s="sha256-${'A'.repeat(43)}=";` },
    /remoteEntry\.js pide un archivo que no está, o que cambió/,
  ],
  ['too many bytes', { others: { 'a.bin': Array.from({ length: 120_000 }, Math.random).join('') } }, /Pesa .* el límite es/],
])('the gate refuses %s and says what clashes', async (_what, changes, complaint) => {
  const { status, body } = await publish({ code: 'let mala;', ...changes }, '9.9.9');
  expect({ status, choques: body.choques }).toEqual({ status: 422, choques: [expect.stringMatching(complaint)] });
  const { versiones: versions } = await state();
  expect(versions.filter(({ version }: { version: string }) => version.startsWith('9.9.9'))).toEqual([]);
});

test('a file that changes on its way is refused', async () => {
  const files = build({ code: 'let camino;' }).map((file) => ({ ...file, sha256: 'b'.repeat(64) }));
  const { status, body } = await call('publicar', { version: '9.9.9', archivos: files });
  expect(status).toBe(422);
  expect(body.choques).toContain('mf-manifest.json no llegó como salió: su SHA-256 es otro.');
});

test('the composition says what each section is, what its files hash to, and what to fall back to', async () => {
  const extraRemote = async (user?: string) => {
    const client = user === undefined ? server.anonymous : await server.signIn(user);
    const { remotes } = (await client.get('/remotes.json')).body;
    return remotes.find(({ name }: { name: string }) => name === 'mfe-extra');
  };
  const [first, another] = [
    await publish({ code: 'let c = 1;' }),
    await publish({ code: 'let c = 2;', titulo: 'Extras', lugar: 'barra' }),
  ];
  await promote(first.body.version, { todos: true });
  await promote(another.body.version, { tenant: 'Bugambilia' });
  const ofOther = await extraRemote('super@bugambilia.mx');
  expect(ofOther).toMatchObject({
    version: another.body.version,
    candidata: true,
    contrato: 1,
    secciones: ['extra'],
    enlaces: [{ segmento: 'extra', titulo: 'Extras', permiso: 'ventas', lugar: 'barra' }],
    integridad: sri(filesOf({ code: 'let c = 2;' })['mf-manifest.json']),
    entrada: { integridad: sri('let c = 2;') },
    respaldo: { version: first.body.version, entrada: { integridad: sri('let c = 1;') } },
  });
  expect((await extraRemote('super@aguaclara.mx')).version).toBe(first.body.version);
  await promote(another.body.version, { todos: true });
  expect(await extraRemote()).toMatchObject({
    version: another.body.version,
    candidata: false,
    respaldo: { version: first.body.version },
  });
});

describe('a section that lives on another origin', () => {
  const register = (manifest = `${otherOrigin.url}/extra/mf-manifest.json`) => call('registrar', { version: '3.0.0', manifest });
  const set = (changes: Changes = {}) => otherOrigin.set('/extra/', filesOf({ code: 'let lejos = 1;', ...changes }));

  test('is registered by its address, and what is kept of it is what its files hash to', async () => {
    set();
    const { status, body } = await register();
    expect({ status, body }).toEqual({
      status: 200,
      body: { version: expect.stringMatching(/^3\.0\.0-/), nueva: true },
    });
    await promote(body.version, { todos: true });
    const { remotes } = (await server.anonymous.get('/remotes.json')).body;
    expect(remotes.find(({ name }: { name: string }) => name === 'mfe-extra')).toMatchObject({
      manifest: `${otherOrigin.url}/extra/mf-manifest.json`,
      integridad: sri(filesOf({})['mf-manifest.json']),
      entrada: { integridad: sri('let lejos = 1;') },
      respaldo: { manifest: expect.stringMatching(/^\/mf\/mfe-extra\//) },
    });
    const response = await server.anonymous.post(
      '/api/entregas/mfe-pos/retirar',
      {},
      bearer(await requestDeployToken(server.where, 'mfe-pos')),
    );
    expect(response.status).toBe(409);
    expect((await server.anonymous.get(`/mf/mfe-extra/${body.version}/static/js/remoteEntry.js`)).status).toBe(404);
    const page = await server.anonymous.get('/login', { accept: 'text/html' });
    const policy = page.headers.get('content-security-policy') ?? '';
    for (const part of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src']) {
      expect(policy).toMatch(new RegExp(`${part} [^;]*${otherOrigin.url}( |;|$)`));
    }
  });

  test('is taken from everybody, and promoted again', async () => {
    set();
    const { version } = (await register()).body;
    await promote(version, { todos: true });
    expect((await call('retirar')).status).toBe(200);
    expect(await versionOf()).toBeUndefined();
    expect(await state()).toMatchObject({
      estable: null,
      versiones: expect.arrayContaining([expect.objectContaining({ version })]),
    });
    await promote(version, { todos: true });
    expect(await versionOf()).toBe(version);
  });

  test.each<[string, () => string | undefined, RegExp]>([
    [
      'an origin that isn’t allowed',
      () => 'http://127.0.0.1:9/extra/mf-manifest.json',
      /127\.0\.0\.1:9 no está entre los permitidos/,
    ],
    ['what is no address', () => 'http://|!/mf-manifest.json', /no es una dirección/],
    ['one without its list of files', () => otherOrigin.remove('/extra/archivos.json'), /archivos\.json respondió 404/],
    ['one that lacks a file', () => otherOrigin.remove('/extra/remoto.json'), /remoto\.json respondió 404/],
    ['one that sends elsewhere', () => otherOrigin.override('/extra/remoto.json'), /remoto\.json no se pudo traer/],
    ['one that other pages can’t read', () => otherOrigin.withholdCors('/extra/mf-manifest.json'), /Access-Control-Allow-Origin/],
    ['one whose file is too big', () => otherOrigin.fatten('/extra/static/js/remoteEntry.js'), /pesa más de 4 MB/],
    ['one that clashes', () => set({ segmento: 'ventas' }), /\/app\/ventas ya la dibuja mfe-ventas/],
  ])('is refused: %s', async (_what, breakIt, complaint) => {
    set();
    const { status, body } = await register(breakIt());
    expect({ status, choques: body.choques }).toEqual({ status: 422, choques: [expect.stringMatching(complaint)] });
  });
});

test('a version that isn’t published, a laundry that doesn’t exist, and nobody at all are refused', async () => {
  const { version } = (await publish()).body;
  expect((await promote('1.0.0-00000000', { todos: true })).status).toBe(404);
  expect((await promote(version, { tenant: 'Nadie' })).status).toBe(404);
  expect((await promote(version, {})).status).toBe(422);
});

test('the status lists the failures of the section, and of the list of sections', async () => {
  const version = (await publish({ code: 'throw 1;' }, '1.2.0')).body.version;
  await promote(version, { todos: true });
  const cashier = await server.signIn('usuario@aguaclara.mx');
  const failure = { suceso: 'fallida', composicion: 'abc0' };
  await cashier.post('/api/entregas/informe', { ...failure, remoto: 'mfe-extra', version, etapa: 'entrada' });
  await cashier.post('/api/entregas/informe', { ...failure, remoto: 'shell', version: '0-00000000', etapa: 'registro' });
  const { fallas: failures } = await state();
  const last = expect.any(String);
  expect(failures).toEqual([
    { version: '0-00000000', etapa: 'registro', veces: 1, ultima: last },
    { version, etapa: 'entrada', veces: 1, ultima: last },
  ]);
});

test('a token that was lost is withdrawn, and those of others go on', async () => {
  const lostToken = await requestDeployToken(server.where, 'mfe-extra', 'Quien se fue');
  const withLostToken = () => server.anonymous.get('/api/entregas/mfe-extra', bearer(lostToken));
  expect((await withLostToken()).status).toBe(200);
  expect(await runAdmin(server.where, 'llaves')).toMatch(/^\d{4}-\d{2}-\d{2} {2}mfe-extra {2}Quien se fue$/m);
  await expect(runAdmin(server.where, 'retirar-llave', 'mfe-pos', 'Quien se fue')).rejects.toThrow(
    'No hay llaves de mfe-pos para Quien se fue',
  );
  expect(await runAdmin(server.where, 'retirar-llave', 'mfe-extra', 'Quien se fue')).toContain('1');
  expect((await withLostToken()).status).toBe(401);
  expect(await runAdmin(server.where, 'llaves')).not.toContain('Quien se fue');
  expect((await server.anonymous.get('/api/entregas/mfe-extra', bearer(deployToken))).status).toBe(200);
});
