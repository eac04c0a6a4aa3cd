import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bucketOf } from '@lavanda/shared/domain/release';
import { asOwner } from '../../testing/asOwner.ts';
import { build } from '../../testing/build.ts';
import { requestDeployToken } from '../../testing/commands.ts';
import { type Client, startServer, type TestServer } from '../../testing/server.ts';
import { createWebBuild, shellFiles, type WebBuild } from '../../testing/webBuild.ts';

/** Contract of the built shell. Its libraries let the demo's stable sections fit the test's shells; none without a build. */
const REAL = join(dirname(process.env.LAVANDA_TEST_MAIN ?? ''), '../../shell/dist/contrato.json');
const { librerias: LIBRARIES } = existsSync(REAL) ? JSON.parse(readFileSync(REAL, 'utf8')) : { librerias: {} };
const CONTRACT = { contrato: 1, librerias: { ...LIBRARIES, 'map-kit': '1.0.0' } };
const NEXT = { contrato: 2, acepta: [1, 2], librerias: { ...LIBRARIES, 'map-kit': '2.0.0' } };
const EXTRA = { segmento: 'rutas', titulo: 'Rutas' };
const HTML = { accept: 'text/html' };

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

let server: TestServer;
let web: string;
let tokens: Record<string, string>;

const call = (remote: string, action: string, body: object) =>
  server.anonymous.post(`/api/entregas/${remote}/${action}`, body, bearer(tokens[remote] ?? ''));
const filesOf = (files: Record<string, string>) =>
  Object.entries(files).map(([path, text]) => ({ ruta: path, base64: Buffer.from(text).toString('base64') }));
const publishShell = (of: WebBuild, without?: string) =>
  call('shell', 'publicar', {
    version: '1.0.0',
    archivos: filesOf(shellFiles(of)).filter(({ ruta: path }) => path !== without),
  });
const promoteShell = (version: string, scope: object) => call('shell', 'promover', { version, ...scope });

/** The text in the shell's page that a user gets, which tells the test's shells apart. */
async function pageOf(client: Client, path = '/app/activos'): Promise<string> {
  const { status, body } = await client.get(path, HTML);
  expect(status).toBe(200);
  return /<p>(.*?)<\/p>/.exec(body)?.[1] ?? '';
}

beforeAll(async () => {
  web = await createWebBuild({ contract: CONTRACT, text: 'propio' });
  server = await startServer({ env: { WEB_DIR: web } });
  tokens = Object.fromEntries(
    await Promise.all(['shell', 'mfe-puntos'].map(async (name) => [name, await requestDeployToken(server.where, name)] as const)),
  );
});
afterAll(() => server.close());

test('a published shell is nobody’s until it is promoted: a laundry, a share, all, and back', async () => {
  const [cashier, other] = [await server.signIn('usuario@aguaclara.mx'), await server.signIn('super@bugambilia.mx')];
  const own = (await server.anonymous.get('/remotes.json')).body.shell.version;
  const { status, body } = await publishShell({ contract: CONTRACT, text: 'dos' });
  expect({ status, body }).toEqual({ status: 200, body: { version: expect.stringMatching(/^1\.0\.0-/), nueva: true } });
  const { version } = body;
  const pages = async () => [await pageOf(server.anonymous, '/login'), await pageOf(cashier), await pageOf(other)];
  expect(await pages()).toEqual(['propio', 'propio', 'propio']);

  expect((await promoteShell(version, { tenant: 'Bugambilia' })).status).toBe(200);
  expect(await pages()).toEqual(['propio', 'propio', 'dos']);
  expect((await other.get('/remotes.json')).body.shell).toEqual({ version });
  expect((await cashier.get('/remotes.json')).body.shell).toEqual({ version: own });

  const { _id: user } = (await cashier.get('/api/auth/authData')).body.usuario;
  await promoteShell(version, { porcentaje: 10 });
  expect(await pageOf(cashier)).toBe(bucketOf('shell', user) < 1_000 ? 'dos' : 'propio');

  await promoteShell(version, { todos: true });
  expect(await pages()).toEqual(['dos', 'dos', 'dos']);
  const state = (await call('shell', 'regresar', {})).body;
  expect(state).toMatchObject({ remoto: 'shell', estable: own, candidata: null });
  expect(await pages()).toEqual(['propio', 'propio', 'propio']);
});

test('the page of a published shell has the policy, a nonce of its own and its version, and its files are there', async () => {
  const { version } = (await publishShell({ contract: CONTRACT, text: 'tres' })).body;
  await promoteShell(version, { todos: true });
  const [page, again] = [await server.anonymous.get('/login', HTML), await server.anonymous.get('/login', HTML)];
  const nonceOf = ({ body }: { body: string }) => /name="csp-nonce" content="([^"]+)"/.exec(body)?.[1] ?? '';
  expect(page.headers.get('content-security-policy')).toContain(`'nonce-${nonceOf(page)}'`);
  expect(nonceOf(page)).not.toBe(nonceOf(again));
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.body).toContain(`<meta name="shell-version" content="${version}">`);
  const [, script = ''] = /src="([^"]+)"/.exec(page.body) ?? [];
  const file = await server.anonymous.get(script);
  expect(file).toMatchObject({ status: 200, body: "let a = 'tres';" });
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect((await server.anonymous.get(`/mf/shell/${version}/index.html`)).status).toBe(404);
  await call('shell', 'regresar', {});
  expect(await server.anonymous.get(script)).toMatchObject({ status: 200 });
});

test.each<[string, WebBuild, string | undefined, RegExp]>([
  ['without its page', { contract: CONTRACT, text: 'mal1' }, 'index.html', /Falta index\.html/],
  ['without its contract', { contract: CONTRACT, text: 'mal2' }, 'contrato.json', /Falta contrato\.json/],
  ['whose contract is none', { contract: { contrato: 'x' }, text: 'mal3' }, undefined, /contrato\.json/],
  [
    'without a file that its page asks for',
    { contract: CONTRACT, text: 'mal4' },
    'static/js/index.6d616c34.js',
    /Falta static\/js/,
  ],
])('a shell %s is refused', async (_what, of, without, complaint) => {
  const { status, body } = await publishShell(of, without);
  expect({ status, choques: body.choques }).toEqual({ status: 422, choques: [expect.stringMatching(complaint)] });
});

test('a shell whose file has the address of another’s, or that would live elsewhere, is refused', async () => {
  const files = { ...shellFiles({ contract: CONTRACT, text: 'dos' }), 'static/js/index.646f732e.js': 'let a = "otra cosa";' };
  const refused = await call('shell', 'publicar', { version: '1.0.0', archivos: filesOf(files) });
  expect(refused).toMatchObject({ status: 422, body: { choques: [expect.stringMatching(/ya es de otro shell/)] } });
  const elsewhere = { version: '1.0.0', manifest: 'https://secciones.example.mx/mf-manifest.json' };
  expect((await call('shell', 'registrar', elsewhere)).status).toBe(422);
  expect((await server.anonymous.post('/api/entregas/shell/publicar', {}, bearer(tokens['mfe-puntos'] ?? ''))).status).toBe(403);
});

describe('a shell of another contract', () => {
  const section = async (version: string, contract: number, requiredVersion: string) => {
    const changes = {
      ...EXTRA,
      contrato: contract,
      code: `let v = '${version}';`,
      shared: [{ name: 'map-kit', requiredVersion }],
    };
    return (await call('mfe-puntos', 'publicar', { version, archivos: build(changes) })).body.version;
  };
  const composed = async (client: Client, shell?: string) => {
    const { body } = await client.get('/remotes.json', shell === undefined ? {} : { 'x-lavanda-shell': shell });
    return body.remotes.find(({ name }: { name: string }) => name === 'mfe-puntos');
  };

  test('goes to nobody while it would leave a section without a version, and then decides what its users get', async () => {
    const own = (await server.anonymous.get('/remotes.json')).body.shell.version;
    const first = await section('1.0.0', 1, '^1.0.0');
    await call('mfe-puntos', 'promover', { version: first, todos: true });
    const shell = (await publishShell({ contract: NEXT, text: 'nuevo' })).body.version;
    const refused = await promoteShell(shell, { tenant: 'Bugambilia' });
    expect(refused).toMatchObject({
      status: 422,
      body: { choques: [expect.stringMatching(/^mfe-puntos 1\.0\.0-\w+ .*Espera map-kit \^1\.0\.0/)] },
    });

    // A section may be published for a shell that is published, though not the newest; that shell may then be promoted.
    await publishShell({ contract: CONTRACT, text: 'arreglo' });
    const second = await section('2.0.0', 2, '^2.0.0');
    expect((await promoteShell(shell, { tenant: 'Bugambilia' })).status).toBe(200);
    const [inside, outside] = [await server.signIn('super@bugambilia.mx'), await server.signIn('usuario@aguaclara.mx')];
    expect(await composed(inside)).toMatchObject({ version: second, motivo: { tipo: 'incompatible', asignada: first } });
    expect(await composed(outside)).toMatchObject({ version: first });
    // A tab opened with the previous shell keeps getting versions that its shell can mount.
    expect(await composed(inside, own)).toMatchObject({ version: first });
    expect(await composed(outside, shell)).toMatchObject({ version: second });
    expect(await composed(outside, 'desconocido')).toMatchObject({ version: first });
    // Failures of a stand-in count like those of any version that its user was given.
    await inside.post('/api/entregas/informe', { remoto: 'mfe-puntos', version: second, suceso: 'montada' });
    await outside.post('/api/entregas/informe', { remoto: 'mfe-puntos', version: second, suceso: 'montada' });
    const { incompatibles, versiones: versions } = (
      await server.anonymous.get('/api/entregas/mfe-puntos', bearer(tokens['mfe-puntos'] ?? ''))
    ).body;
    expect(versions.find((other: { version: string }) => other.version === second)).toMatchObject({ montadas: 1, fallidas: 0 });
    expect(incompatibles).toEqual([expect.objectContaining({ version: first, sustituta: second })]);
  });
});

test('the own shell of a server that starts later is taken, unless another was promoted by hand', async () => {
  await call('shell', 'regresar', {});
  const { where } = server;
  const restart = async (text: string) => {
    await server.close();
    server = await startServer({ where, env: { WEB_DIR: await createWebBuild({ contract: CONTRACT, text }) } });
  };
  await restart('seis');
  expect(await pageOf(server.anonymous, '/login')).toBe('seis');
  const { version } = (await publishShell({ contract: CONTRACT, text: 'siete' })).body;
  await promoteShell(version, { todos: true });
  await restart('ocho');
  expect(await pageOf(server.anonymous, '/login')).toBe('siete');
  await call('shell', 'regresar', {});
  expect(await pageOf(server.anonymous, '/login')).toBe('seis');
});

test('published shells that nobody got for 90 days expire, but no one in use, and none of the servers’ own', async () => {
  const versions: string[] = [];
  for (let n = 0; n < 10; n++) versions.push((await publishShell({ contract: CONTRACT, text: `cad${n}` })).body.version);
  const [before = '', stable = '', candidate = '', lately = '', unused = ''] = versions;
  await promoteShell(before, { todos: true });
  await promoteShell(stable, { todos: true });
  await promoteShell(candidate, { tenant: 'Bugambilia' });
  const stored = async (): Promise<string[]> =>
    (await server.anonymous.get('/api/entregas/shell', bearer(tokens.shell ?? ''))).body.versiones.map(
      ({ version }: { version: string }) => version,
    );
  const isOwn = (version: string) => version.startsWith('construccion-');
  const own = (await stored()).filter(isOwn).length;
  await server.close();
  await asOwner(
    server.where,
    `await q("update entregas set publicada = publicada - interval '91 days', asignada = asignada - interval '91 days'");
     await q("update entregas set asignada = now() - interval '89 days' where version = '${lately}'");
     return null;`,
  );

  server = await startServer({ where: server.where, env: { WEB_DIR: web } });
  const left = await stored();
  const kept = [before, stable, candidate, lately, ...versions.slice(-5)];
  expect(left.filter((version) => !isOwn(version)).toSorted()).toEqual(kept.toSorted());
  expect(left.filter(isOwn)).toHaveLength(own);
  const fileOf = async (n: number) => {
    const [path = ''] = Object.keys(shellFiles({ contract: CONTRACT, text: `cad${n}` })).filter((one) => one.endsWith('.js'));
    return (await server.anonymous.get(`/${path}`)).status;
  };
  expect([await fileOf(versions.indexOf(unused)), await fileOf(0)]).toEqual([404, 200]);
  expect(await pageOf(server.anonymous, '/login')).toBe('cad1');
  expect((await call('shell', 'regresar', {})).body).toMatchObject({ estable: stable, candidata: null });
  expect((await call('shell', 'regresar', {})).body).toMatchObject({ estable: before });

  // Published again, a shell has 90 days again.
  expect((await publishShell({ contract: CONTRACT, text: 'cad3' })).body).toEqual({ version: lately, nueva: false });
  await server.close();
  await asOwner(server.where, `await q("update entregas set asignada = asignada - interval '2 days'"); return null;`);
  server = await startServer({ where: server.where, env: { WEB_DIR: web } });
  expect(await stored()).toContain(lately);
});
