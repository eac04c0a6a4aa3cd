import { build } from '../testing/build.ts';
import { requestDeployToken, runAdmin } from '../testing/commands.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { createWebBuild } from '../testing/webBuild.ts';

let server: TestServer;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startServer();
  headers = { authorization: `Bearer ${await requestDeployToken(server.where, 'mfe-extra')}` };
});
afterAll(() => server.close());

const admin = (...args: string[]) => runAdmin(server.where, ...args);
const call = async (action: string, body: object = {}) =>
  (await server.anonymous.post(`/api/entregas/mfe-extra/${action}`, body, headers)).body;
const publish = async (code: string): Promise<string> =>
  (
    await call('publicar', {
      version: '1.0.0',
      archivos: build({ code }),
      git: { commit: 'abcdef0123456789', autor: 'Ana', conCambios: false },
    })
  ).version;
const MINUTE = /\d{4}-\d{2}-\d{2} \d{2}:\d{2}/.source;

test('the operator sees what every section is, stops a rollout and goes back, and the history says so', async () => {
  const [first, second, third] = [await publish('let a = 1;'), await publish('let a = 2;'), await publish('let a = 3;')];
  await call('promover', { version: first, todos: true });
  await call('promover', { version: second, todos: true });
  await call('promover', { version: third, tenant: 'Bugambilia' });
  await call('promover', { version: third, porcentaje: 10 });

  const all = await admin('entregas');
  expect(all).toMatch(
    new RegExp(`mfe-pos\\n  estable  \\S+  para todos  desde ${MINUTE} por servidor  0 montadas, 0 fallidas\\n`),
  );
  expect(all).toMatch(
    new RegExp(
      `mfe-extra\\n  estable  ${second}  para los demás  desde ${MINUTE} por equipo  0 montadas, 0 fallidas  commit abcdef012345, Ana\\n`,
    ),
  );
  expect(all).toContain(`  candidata  ${third}  para 10 % de los usuarios, Bugambilia  desde `);
  expect(all).toMatch(/^shell\n {2}estable {2}construccion-\w{8} {2}para todos/m);

  expect(await admin('entregas', 'detener', 'mfe-extra')).not.toContain('candidata');
  await expect(admin('entregas', 'detener', 'mfe-extra')).rejects.toThrow('no tiene ninguna versión a prueba');
  expect(await admin('entregas', 'regresar', 'mfe-extra')).toContain(`estable  ${first}  para todos`);
  await expect(admin('entregas', 'regresar', 'mfe-extra')).rejects.toThrow('no tiene una versión anterior');

  const one = await admin('entregas', 'mfe-extra');
  expect(one).toMatch(new RegExp(`  ${MINUTE}  operador  regreso  ${first}\\n  ${MINUTE}  operador  retirada  ${third}\\n`));
  expect(one).toMatch(new RegExp(`  ${third}  ${MINUTE}  equipo  0 montadas, 0 fallidas  commit abcdef012345, Ana\\n`));
});

test('a section that one laundry has says that the others have none', async () => {
  await call('retirar');
  expect(await admin('entregas', 'mfe-extra')).toMatch(/^mfe-extra\n {2}para nadie\n/);
  await call('promover', { tenant: 'Bugambilia' });
  expect(await admin('entregas')).toMatch(/ {2}candidata {2}\S+ {2}para Bugambilia .*\n {2}los demás no tienen la sección\n/);
});

test.each([
  [['entregas', 'mfe-nada'], 'mfe-nada no tiene ninguna versión publicada'],
  [['entregas', 'detener'], 'Falta la sección'],
  [['entregas', 'detener', 'mfe-nada'], 'mfe-nada no tiene ninguna versión'],
  [['entregas', 'mfe-pos', 'parar'], 'No se entiende "mfe-pos parar"'],
])('"%j" is refused in plain words', async (args, message) => {
  const failure = await admin(...args).catch((error: { code: number; stderr: string }) => error);
  expect(failure).toMatchObject({ code: 1, stderr: expect.stringContaining(message) });
  expect(failure).not.toMatchObject({ stderr: expect.stringMatching(/\bat .*\.js:/) });
});

test('a deploy token is for a section that exists, or one that the operator says is new', async () => {
  await expect(admin('llave', 'mfe-dashbord', 'Equipo')).rejects.toThrow(
    /No existe la sección mfe-dashbord.*mfe-dashboard.*llave mfe-dashbord "Equipo" --nueva/s,
  );
  expect(await admin('llaves')).not.toContain('mfe-dashbord');
  expect(await admin('llave', 'mfe-dashboard', 'Equipo')).toContain('lav_');
  expect(await admin('llave', 'mfe-rutas', 'Equipo', '--nueva')).toContain('lav_');
});

test('the operator sees what fails, for how many and where, and what the shell can’t mount', async () => {
  const { version } = await call('publicar', { version: '2.0.0', archivos: build({ code: 'let falla;' }) });
  await call('promover', { version, todos: true });
  for (const user of ['super@aguaclara.mx', 'admin@aguaclara.mx', 'super@bugambilia.mx']) {
    const client = await server.signIn(user);
    const error = {
      mensaje: 'TypeError: x is null',
      pila: `Error\n at a (/mf/mfe-extra/${version}/static/js/remoteEntry.js:1:5)`,
    };
    await client.post('/api/entregas/informe', { remoto: 'mfe-extra', version, suceso: 'error', etapa: 'uso', ...error });
  }
  const failure = `    uso  3 veces, la última ${MINUTE}\n      TypeError: x is null\n      en static/js/remoteEntry\\.js:1:5\n`;
  const all = await admin('entregas');
  expect(all).toMatch(new RegExp(`  estable  ${version}  para todos .*  0 montadas, 3 fallidas\n${failure}`));
  expect(all).toContain(`  fallando  ${version}  falló a 3 de 3 usuarios (lavanderías: 2) en los últimos minutos\n`);
  expect(await admin('entregas', 'mfe-extra')).toMatch(new RegExp(`navegadores\n  ${version}\n${failure}`));
  expect(all).not.toContain('no cabe en el shell');

  const { where } = server;
  await server.close();
  const contract = { contrato: 2, acepta: [2], librerias: {} };
  server = await startServer({ where, env: { WEB_DIR: await createWebBuild({ contract }) } });
  expect(await admin('entregas')).toContain(
    `  no cabe en el shell  ${version}  ninguna la sustituye\n    Está hecha para el contrato 1 y el shell tiene el 2.\n`,
  );
});
