import { asOwner } from '../../testing/asOwner.ts';
import { build } from '../../testing/build.ts';
import { requestDeployToken } from '../../testing/commands.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

const REMOTE = 'mfe-extra';

let server: TestServer;
let authorization: string;
let first: string;
let second: string;
beforeAll(async () => {
  server = await startServer();
  authorization = `Bearer ${await requestDeployToken(server.where, REMOTE)}`;
  const publish = async (version: string, code: string) =>
    (await release('publicar', { version, archivos: build({ code }) })).body.version;
  first = await publish('1.0.0', 'let a = 1;');
  second = await publish('2.0.0', 'let a = 2;');
});
afterAll(() => server.close());

const release = (action: string, body: object) =>
  server.anonymous.post(`/api/entregas/${REMOTE}/${action}`, body, { authorization });

/** The section's entry in the /remotes.json of a user whose tab has opened the preview links with `tokens`. */
async function sectionOf(user: string, ...tokens: string[]) {
  const { remotes } = (await (await server.signIn(user)).get('/remotes.json', { 'x-lavanda-vista': tokens.join(',') })).body;
  return remotes.find(({ name }: { name: string }) => name === REMOTE);
}

test('a version that nobody was given is shown to who opens the link, of any laundry, and to nobody else', async () => {
  const { status, body: made } = await release('vista-previa', {});
  expect([status, made.version]).toEqual([200, second]);
  expect(made.enlace).toBe(`${server.url}/vista/${made.ficha}`);
  const days = (Date.parse(made.vence) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThan(7.1);
  for (const user of ['admin@aguaclara.mx', 'usuario@bugambilia.mx']) {
    const opened = await (await server.signIn(user)).get(`/api/vistas/${made.ficha}`);
    expect(opened.body).toMatchObject({ remoto: REMOTE, version: second, titulo: 'Extra', segmento: 'extra' });
    expect(await sectionOf(user, made.ficha)).toMatchObject({
      version: second,
      manifest: `/mf/${REMOTE}/${second}/mf-manifest.json`,
      candidata: false,
      motivo: { tipo: 'vista' },
    });
    expect(await sectionOf(user)).toBeUndefined();
  }
  const { remotes } = (await server.anonymous.get('/remotes.json', { 'x-lavanda-vista': made.ficha })).body;
  expect(remotes.map(({ name }: { name: string }) => name)).not.toContain(REMOTE);
});

test('a superuser makes a link to any version, in whose place it comes, and an invented one changes nothing', async () => {
  const superuser = await server.signIn('super@aguaclara.mx');
  const { body } = await superuser.get('/api/versiones');
  const listed = body.secciones.find(({ remoto: remote }: { remoto: string }) => remote === REMOTE);
  expect(listed.versiones.map(({ version }: { version: string }) => version)).toEqual([second, first]);
  await release('promover', { version: second, todos: true });
  const { body: made } = await superuser.post(`/api/versiones/${REMOTE}/vista-previa`, { version: first });
  expect(await sectionOf('super@aguaclara.mx', 'inventada', made.ficha)).toMatchObject({ version: first });
  expect(await sectionOf('super@aguaclara.mx', made.ficha.replace(/.$/, '_'))).toMatchObject({ version: second });
  const missing = await superuser.post(`/api/versiones/${REMOTE}/vista-previa`, { version: '9.9.9-00000000' });
  expect(missing.status).toBe(404);
});

test('nothing that is reported of a shown version counts', async () => {
  const { body: made } = await release('vista-previa', { version: first });
  const headers = { 'x-lavanda-vista': made.ficha };
  const who = await server.signIn('admin@aguaclara.mx');
  const body = { remoto: REMOTE, version: first, suceso: 'fallida', etapa: 'pantalla' };
  expect((await who.post('/api/entregas/informe', body, headers)).status).toBe(200);
  const { versiones: versions } = (await server.anonymous.get(`/api/entregas/${REMOTE}`, { authorization })).body;
  expect(versions.find(({ version }: { version: string }) => version === first).fallidas).toBe(0);
});

test('a role that may open none of its sections is told so, and doesn’t get it', async () => {
  const files = build().map((file) =>
    file.ruta === 'remoto.json'
      ? {
          ...file,
          base64: Buffer.from(
            JSON.stringify({ contrato: 1, secciones: [{ segmento: 'extra', titulo: 'Extra', permiso: 'configuracion' }] }),
          ).toString('base64'),
        }
      : file,
  );
  const { version } = (await release('publicar', { version: '3.0.0', archivos: files })).body;
  const { body: made } = await release('vista-previa', { version });
  const user = await server.signIn('usuario@aguaclara.mx');
  expect((await user.get(`/api/vistas/${made.ficha}`)).status).toBe(403);
  expect(await sectionOf('usuario@aguaclara.mx', made.ficha)).toMatchObject({ version: second });
});

test('an expired link says so and shows nothing', async () => {
  const { body: made } = await release('vista-previa', { version: first });
  await server.close();
  await asOwner(server.where, `await q("update entregas_vistas set vence = now() - interval '1 minute'"); return null;`);
  server = await startServer({ where: server.where });
  const who = await server.signIn('admin@aguaclara.mx');
  const opened = await who.get(`/api/vistas/${made.ficha}`);
  const { title, detail } = opened.body;
  expect([opened.status, title, detail]).toEqual([
    410,
    'Ya no está disponible',
    'Este enlace ya venció: pide otro a quien te lo mandó.',
  ]);
  expect(await sectionOf('admin@aguaclara.mx', made.ficha)).toMatchObject({ version: second });
});
