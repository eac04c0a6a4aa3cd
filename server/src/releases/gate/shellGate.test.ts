import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build, type Changes } from '../../testing/build.ts';
import { requestDeployToken, runAdmin } from '../../testing/commands.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { createWebBuild } from '../../testing/webBuild.ts';

const METRICS_TOKEN = 'una-palabra-bastante-larga-para-medir';

const muiOf = (version: string) => [{ name: '@mui/material/', requiredVersion: version }];
const reports = (version: string, changes: Changes) => ({ version, segmento: 'dashboard', titulo: 'Reportes', ...changes });
const sales = (version: string, changes: Changes) => ({ version, segmento: 'ventas', titulo: 'Ventas', ...changes });

const OLD = { contrato: 1, librerias: { '@mui/material': '9.5.0' } };
const NEW = { contrato: 2, acepta: [2], librerias: { '@mui/material': '10.0.0' } };
const FOR_OLD = { contrato: 1, shared: muiOf('^9.5.0') };
const FOR_NEW = { contrato: 2, shared: muiOf('^10.0.0') };

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

let server: TestServer;
let token: string;
/** By remote, the version that the test promoted while the server had the old shell. */
const promoted: Record<string, string> = {};

const call = (action: string, body: object, remote = 'mfe-dashboard') =>
  server.anonymous.post(`/api/entregas/${remote}/${action}`, body, bearer(token));

async function composed(name: string) {
  const { remotes } = (await server.anonymous.get('/remotes.json')).body;
  return remotes.find((remote: { name: string }) => remote.name === name);
}

/** Restarts the server on the same database with another shell and other builds of its own. */
async function upgrade(web: string): Promise<void> {
  const { where } = server;
  await server.close();
  server = await startServer({ where, demo: false, env: { WEB_DIR: web, LOG_LEVEL: 'warn', METRICS_TOKEN } });
}

beforeAll(async () => {
  const web = await createWebBuild({
    contract: OLD,
    remotes: { 'mfe-dashboard': reports('1.0.0', FOR_OLD), 'mfe-ventas': sales('1.0.0', FOR_OLD) },
  });
  server = await startServer({ demo: false, env: { WEB_DIR: web } });
  for (const [remote, of] of [
    ['mfe-dashboard', reports],
    ['mfe-ventas', sales],
  ] as const) {
    token = await requestDeployToken(server.where, remote);
    const { version, ...changes } = of('1.1.0', { ...FOR_OLD, code: 'let promoted;' });
    promoted[remote] = (await call('publicar', { version, archivos: build(changes) }, remote)).body.version;
    await call('promover', { version: promoted[remote], todos: true }, remote);
  }
  token = await requestDeployToken(server.where, 'mfe-dashboard');
});
afterAll(() => server.close());

test('what a new shell would break is said beforehand, by its build, and the command ends with 1', async () => {
  const file = join(process.env.LAVANDA_TEST_FOLDER ?? '', 'contrato-nuevo.json');
  await writeFile(file, JSON.stringify(NEW));
  const root = join(dirname(process.env.LAVANDA_TEST_MAIN ?? ''), '../..');
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [join(root, 'scripts/release.mjs'), 'check', '--shell', ...args], {
      env: { PATH: process.env.PATH, LAVANDA_URL: server.url, LAVANDA_LLAVE: token },
    });
  const failure = await run(file).catch((error: { code: number; stdout: string }) => error);
  expect(failure).toMatchObject({ code: 1, stdout: expect.stringContaining(`mfe-dashboard ${promoted['mfe-dashboard']}`) });
  expect(failure.stdout).toMatch(/mfe-ventas 1\.1\.0-\w+: ninguna versión publicada la sustituye/);
  expect(failure.stdout).toContain('Está hecha para el contrato 1 y el shell tiene el 2.');
  expect(failure.stdout).toContain('Espera @mui/material/ ^9.5.0; el shell da 10.0.0.');
  const onlyPublished = 'No se miraron las secciones que traiga consigo un servidor nuevo';
  expect(failure.stdout).toContain(onlyPublished);
  await expect(runAdmin(server.where, 'revisar-shell', file)).rejects.toThrow(/mfe-ventas 1\.1\.0/);
  await expect(runAdmin(server.where, 'revisar-shell', file)).rejects.toThrow(onlyPublished);
  const missing = await run(`${file}.no`).catch((error: { code: number; stderr: string }) => error);
  expect(missing).toMatchObject({ code: 1, stderr: expect.stringContaining('contrato-nuevo.json.no no es un shell construido') });
  await writeFile(file, JSON.stringify(OLD));
  for (const told of ['Todas las secciones vivas caben', onlyPublished]) {
    expect((await run(file)).stdout).toContain(told);
    expect(await runAdmin(server.where, 'revisar-shell', file)).toContain(told);
  }
});

describe('after an upgrade that brings a shell of another contract', () => {
  let own: string;
  beforeAll(async () => {
    await upgrade(
      await createWebBuild({
        contract: NEW,
        remotes: { 'mfe-dashboard': reports('2.0.0', FOR_NEW), 'mfe-ventas': sales('1.0.0', FOR_OLD) },
      }),
    );
    own = (await composed('mfe-dashboard')).version;
  });

  test('the build that comes with the server stands in for a promoted one that the shell can’t mount', async () => {
    expect(await composed('mfe-dashboard')).toMatchObject({
      version: expect.stringMatching(/^2\.0\.0-/),
      contrato: 2,
      candidata: false,
      manifest: expect.stringMatching(/^\/mf\/mfe-dashboard\/2\.0\.0-/),
      motivo: { tipo: 'incompatible', asignada: promoted['mfe-dashboard'] },
    });
    // A version that the shell can't mount isn't offered as a fallback either.
    expect(await composed('mfe-dashboard')).not.toHaveProperty('respaldo');
  });

  test('a section without any version that fits stays listed, so that its page can say so', async () => {
    const listed = { version: promoted['mfe-ventas'], secciones: ['ventas'], incompatible: true };
    expect(await composed('mfe-ventas')).toMatchObject(listed);
    expect(await composed('mfe-dashboard')).not.toHaveProperty('incompatible');
  });

  test('the log, the metrics and the status say which version stands in for which', async () => {
    const lines = server.log().filter((line) => line.includes("the shell can't mount a live version"));
    expect(lines).toEqual([
      expect.stringContaining(`"section":"mfe-dashboard","version":"${promoted['mfe-dashboard']}"`),
      expect.stringContaining(`"section":"mfe-ventas","version":"${promoted['mfe-ventas']}"`),
    ]);
    expect(lines[0]).toContain(`"standIn":"${own}"`);
    expect((await server.anonymous.get('/metrics', bearer(METRICS_TOKEN))).body).toContain(
      `lavanda_sections_unfit{section="mfe-dashboard",version="${promoted['mfe-dashboard']}",stand_in="${own}"} 1`,
    );
    const { body } = await server.anonymous.get('/api/entregas/mfe-dashboard', bearer(token));
    expect(body.incompatibles).toEqual([
      expect.objectContaining({
        version: promoted['mfe-dashboard'],
        sustituta: own,
        choques: ['Está hecha para el contrato 1 y el shell tiene el 2.', 'Espera @mui/material/ ^9.5.0; el shell da 10.0.0.'],
      }),
    ]);
  });

  test.each([{ todos: true }, { porcentaje: 10 }, { tenant: 'Bugambilia' }])(
    'a version that the shell can’t mount is promoted to nobody: %j',
    async (scope) => {
      const { status, body } = await call('promover', { version: promoted['mfe-dashboard'], ...scope });
      expect({ status, choques: body.choques }).toEqual({
        status: 422,
        choques: expect.arrayContaining([expect.stringMatching(/contrato 1 .* tiene el 2/)]),
      });
    },
  );

  test('neither a build that was taken back nor one that nobody was given stands in for another', async () => {
    const publish = async (version: string) =>
      (await call('publicar', { version, archivos: build({ ...reports(version, FOR_NEW), code: `let v = '${version}';` }) })).body
        .version;
    const second = await publish('2.1.0');
    await call('promover', { version: second, todos: true });
    expect(await composed('mfe-dashboard')).toMatchObject({ version: second });
    expect((await composed('mfe-dashboard')).motivo).toEqual({ tipo: 'estable' });
    await publish('2.2.0');
    const { estable: stable, historia: history } = (await call('regresar', {})).body;
    expect(stable).toBe(own);
    expect(history[0]).toMatchObject({
      accion: 'regreso',
      detalle: `${own}: ${promoted['mfe-dashboard']} no cabe en el shell en uso`,
    });
    expect(await composed('mfe-dashboard')).toMatchObject({ version: own, motivo: { tipo: 'servidor' } });
  });

  test('a rollback that would leave the section without a version that fits is refused, and says why', async () => {
    const ofSales = bearer(await requestDeployToken(server.where, 'mfe-ventas'));
    const { status, body } = await server.anonymous.post('/api/entregas/mfe-ventas/regresar', {}, ofSales);
    expect({ status, detail: body.detail }).toEqual({
      status: 409,
      detail: expect.stringMatching(
        /^mfe-ventas no tiene una versión anterior a 1\.1\.0-\w+ que quepa en el shell en uso: 1\.0\.0-\w+ no cabe\.$/,
      ),
    });
    expect(await composed('mfe-ventas')).toMatchObject({ version: promoted['mfe-ventas'] });
  });

  test('with the old shell again, the promoted one is served again', async () => {
    await upgrade(
      await createWebBuild({
        contract: OLD,
        remotes: { 'mfe-dashboard': reports('1.0.0', FOR_OLD), 'mfe-ventas': sales('1.0.0', FOR_OLD) },
      }),
    );
    expect(await composed('mfe-ventas')).toMatchObject({ version: promoted['mfe-ventas'], motivo: { tipo: 'estable' } });
    // The stable version had come with the server, so the upgrade replaces it with the build that comes with the new server.
    expect(await composed('mfe-dashboard')).toMatchObject({
      version: expect.stringMatching(/^1\.0\.0-/),
      motivo: { tipo: 'servidor' },
    });
  });
});

test('a shell that accepts the contract before mounts a build of it, also a new one', async () => {
  await upgrade(await createWebBuild({ contract: { contrato: 2, acepta: [1, 2], librerias: OLD.librerias } }));
  expect(await composed('mfe-ventas')).toMatchObject({ version: promoted['mfe-ventas'], contrato: 1 });
  expect((await composed('mfe-ventas')).motivo).toEqual({ tipo: 'estable' });
  const published = await call('publicar', {
    version: '1.2.0',
    archivos: build({ ...reports('1.2.0', FOR_OLD), code: 'let otra;' }),
  });
  expect(published.status).toBe(200);
  expect((await call('promover', { version: published.body.version, todos: true })).status).toBe(200);
  expect(await composed('mfe-dashboard')).toMatchObject({ version: published.body.version, contrato: 1 });
});

test('any deploy token may ask what a shell would break; nobody else', async () => {
  expect((await server.anonymous.post('/api/entregas/revisar', NEW)).status).toBe(401);
  const { status, body } = await server.anonymous.post('/api/entregas/revisar', NEW, bearer(token));
  expect(status).toBe(200);
  expect(body.incompatibles.map(({ remoto: remote }: { remoto: string }) => remote)).toEqual(['mfe-dashboard', 'mfe-ventas']);
});
