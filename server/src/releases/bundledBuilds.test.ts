import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Changes, filesOf } from '../testing/build.ts';
import { requestDeployToken } from '../testing/commands.ts';
import { newDatabase, startServer } from '../testing/server.ts';

/** Creates a folder of builds, as it comes with a server, that contains a build of `mfe-extra`. */
async function webWith(version: string, changes: Changes = {}): Promise<string> {
  const web = await mkdtemp(join(process.env.LAVANDA_TEST_FOLDER ?? '', 'web-'));
  const files = { 'package.json': JSON.stringify({ version }) };
  const inDist = Object.entries(filesOf(changes)).map(([path, text]) => [join('dist', path), text] as const);
  for (const [path, text] of [...Object.entries(files), ...inDist]) {
    const file = join(web, 'mfe-extra', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return web;
}

test('a section that one laundry tries and that then comes with the server is everybody’s, and its rollout has ended', async () => {
  let server = await startServer({ env: { WEB_DIR: await mkdtemp(join(process.env.LAVANDA_TEST_FOLDER ?? '', 'web-')) } });
  const { where } = server;
  const headers = { authorization: `Bearer ${await requestDeployToken(where, 'mfe-extra')}` };
  const call = async (action: string, body: object) =>
    (await server.anonymous.post(`/api/entregas/mfe-extra/${action}`, body, headers)).body;
  const listed = async () => {
    const { remotes } = (await server.anonymous.get('/remotes.json')).body;
    return remotes.find(({ name }: { name: string }) => name === 'mfe-extra');
  };
  const { version } = await call('publicar', { version: '1.0.0', archivos: build() });
  await call('promover', { version, tenant: 'Bugambilia' });
  expect(await listed()).toBeUndefined();
  await server.close();

  server = await startServer({ where, env: { WEB_DIR: await webWith('1.0.0') } });
  expect(await listed()).toMatchObject({ version, candidata: false, motivo: { tipo: 'servidor' } });
  const state = (await server.anonymous.get('/api/entregas/mfe-extra', headers)).body;
  expect(state).toMatchObject({ estable: version, candidata: null, tenants: [] });
  await server.close();

  server = await startServer({ where, env: { WEB_DIR: await webWith('1.1.0', { code: 'let a = 2;' }) } });
  expect(await listed()).toMatchObject({
    version: expect.stringMatching(/^1\.1\.0-/),
    motivo: { tipo: 'servidor' },
    respaldo: { version },
  });
  await server.close();
});

test('a section of the server’s that was taken back by itself moves on with the next upgrade; one that somebody took back stays', async () => {
  const env = async (version: string) => ({
    WEB_DIR: await webWith(version, { code: `let v = '${version}';` }),
    REGRESO_AUTOMATICO: 'true',
  });
  let server = await startServer({ env: await env('1.0.0') });
  const { where } = server;
  const headers = { authorization: `Bearer ${await requestDeployToken(where, 'mfe-extra')}` };
  const upgrade = async (version: string) => {
    await server.close();
    server = await startServer({ where, env: await env(version) });
  };
  const stable = async () => (await server.anonymous.get('/api/entregas/mfe-extra', headers)).body.estable;
  await upgrade('1.1.0');
  const failing = await stable();
  for (const user of ['super@aguaclara.mx', 'admin@aguaclara.mx', 'super@bugambilia.mx']) {
    const client = await server.signIn(user);
    await client.post('/api/entregas/informe', { remoto: 'mfe-extra', version: failing, suceso: 'fallida', etapa: 'pantalla' });
  }
  expect(await stable()).toMatch(/^1\.0\.0-/);
  await upgrade('1.1.0');
  expect(await stable()).toMatch(/^1\.0\.0-/);
  await upgrade('1.2.0');
  expect(await stable()).toMatch(/^1\.2\.0-/);

  await server.anonymous.post('/api/entregas/mfe-extra/regresar', {}, headers);
  expect(await stable()).toMatch(/^1\.0\.0-/);
  await upgrade('1.3.0');
  expect(await stable()).toMatch(/^1\.0\.0-/);
  await server.close();
});

describe('a section that is only offered', () => {
  const offered = (version: string) =>
    webWith(version, {
      code: `let v = '${version}';`,
      others: {
        'remoto.json': JSON.stringify({
          contrato: 1,
          ofrecida: true,
          secciones: [{ segmento: 'extra', titulo: 'Extra', permiso: 'ventas' }],
        }),
      },
    });
  const versionOf = async (server: Awaited<ReturnType<typeof startServer>>, user: string) => {
    const { remotes } = (await (await server.signIn(user)).get('/remotes.json')).body;
    return remotes.find(({ name }: { name: string }) => name === 'mfe-extra')?.version;
  };

  test('comes with the server for who is given it, moves on with the next one, and can be retired', async () => {
    let server = await startServer({ env: { WEB_DIR: await offered('1.0.0') } });
    const { where } = server;
    const headers = { authorization: `Bearer ${await requestDeployToken(where, 'mfe-extra')}` };
    const call = (action: string, body: object) => server.anonymous.post(`/api/entregas/mfe-extra/${action}`, body, headers);
    const upgrade = async (version: string) => {
      await server.close();
      server = await startServer({ where, env: { WEB_DIR: await offered(version) } });
    };
    expect(await versionOf(server, 'super@aguaclara.mx')).toBeUndefined();
    await upgrade('1.1.0');
    expect(await versionOf(server, 'super@bugambilia.mx')).toBeUndefined();
    await call('promover', { tenant: 'Bugambilia' });
    expect(await versionOf(server, 'super@bugambilia.mx')).toMatch(/^1\.1\.0-/);
    await upgrade('1.2.0');
    expect(await versionOf(server, 'super@bugambilia.mx')).toMatch(/^1\.2\.0-/);
    expect(await versionOf(server, 'super@aguaclara.mx')).toBeUndefined();
    await call('promover', { todos: true });
    await upgrade('1.3.0');
    expect(await versionOf(server, 'super@aguaclara.mx')).toMatch(/^1\.3\.0-/);
    await call('regresar', {});
    await upgrade('1.4.0');
    expect(await versionOf(server, 'super@aguaclara.mx')).toMatch(/^1\.2\.0-/);
    await call('retirar', {});
    await upgrade('1.5.0');
    expect(await versionOf(server, 'super@aguaclara.mx')).toBeUndefined();
    await server.close();
  });

  test('is the first demo laundry’s in a new demo', async () => {
    const where = await newDatabase({ demo: false });
    const server = await startServer({ where, env: { WEB_DIR: await offered('1.0.0') } });
    expect(await versionOf(server, 'super@aguaclara.mx')).toMatch(/^1\.0\.0-/);
    expect(await versionOf(server, 'super@bugambilia.mx')).toBeUndefined();
    await server.close();
  });
});
