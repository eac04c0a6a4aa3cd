import { randomUUID } from 'node:crypto';
import { asOwner } from '../../testing/asOwner.ts';
import { build } from '../../testing/build.ts';
import { requestDeployToken } from '../../testing/commands.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { createWebBuild } from '../../testing/webBuild.ts';

const REMOTE = 'mfe-extra';
const METRICS_TOKEN = 'una-llave-de-medidas-larga';
/** Users of two laundries: failures for three users of two laundries are enough to take a version back. */
const USERS = ['super@aguaclara.mx', 'admin@aguaclara.mx', 'super@bugambilia.mx'];
const BOTH = { contrato: 2, acepta: [1, 2], librerias: {} };
const ONLY_NEW = { contrato: 2, acepta: [2], librerias: {} };

let server: TestServer;
let headers: { authorization: string };

/** Starts the server again, on the same database, with a shell of another contract. */
async function withShell(contract: object): Promise<void> {
  const { where } = server;
  await server.close();
  const env = { METRICS_TOKEN, LOG_LEVEL: 'info', REGRESO_AUTOMATICO: 'true', WEB_DIR: await createWebBuild({ contract }) };
  server = await startServer({ where, env });
}

const call = async (action: string, body: object) => {
  const response = await server.anonymous.post(`/api/entregas/${REMOTE}/${action}`, body, headers);
  expect(response).toMatchObject({ status: 200 });
  return response.body;
};
let published = 0;
/** Publishes a new version for a shell contract. Its content is unique, because the same content would be the same version. */
const publish = async (contract: number): Promise<string> => {
  published += 1;
  const files = build({ contrato: contract, code: `let a = ${published};` });
  return (await call('publicar', { version: `1.${published}.0`, archivos: files })).version;
};
const giveToAll = async (contract: number): Promise<string> => {
  const version = await publish(contract);
  await call('promover', { version, todos: true });
  return version;
};
const state = async () => (await server.anonymous.get(`/api/entregas/${REMOTE}`, headers)).body;
const served = async () => {
  const { remotes } = (await server.anonymous.get('/remotes.json')).body;
  return remotes.find(({ name }: { name: string }) => name === REMOTE)?.version;
};
/** Reports that a version crashed for three users of two laundries. */
async function crash(version: string): Promise<void> {
  for (const user of USERS) {
    const report = { remoto: REMOTE, version, suceso: 'fallida', etapa: 'pantalla', montaje: randomUUID() };
    expect((await (await server.signIn(user)).post('/api/entregas/informe', report)).status).toBe(200);
  }
}
const saysInLog = (message: string) => server.log().filter((line) => line.includes(`"${message}"`)).length;

let [oldest, second, unfit, last, promoted] = ['', '', '', '', ''];
beforeAll(async () => {
  server = await startServer({ env: { WEB_DIR: await createWebBuild({ contract: BOTH }) } });
  headers = { authorization: `Bearer ${await requestDeployToken(server.where, REMOTE)}` };
  oldest = await giveToAll(2);
  second = await giveToAll(2);
  unfit = await giveToAll(1);
  last = await giveToAll(2);
  await withShell(ONLY_NEW);
});
afterAll(() => server.close());

test('a stable version that crashes is taken back to the newest that the shell can mount, and the history says so', async () => {
  expect(await served()).toBe(last);
  await crash(last);
  const { estable: stable, historia: history } = await state();
  expect(stable).toBe(second);
  expect(history[0]).toMatchObject({
    quien: 'servidor',
    accion: 'regreso',
    detalle: `${second}: ${last} falló a 3 de 3 usuarios (lavanderías: 2); ${unfit} no cabe en el shell en uso`,
  });
  expect(await served()).toBe(second);
});

test('a stand-in that crashes is told and taken back; another stands in', async () => {
  await withShell(BOTH);
  promoted = await giveToAll(1);
  await withShell(ONLY_NEW);
  expect(await served()).toBe(second);
  await crash(second);
  expect(saysInLog('a stand-in of a section is failing')).toBe(1);
  const { body } = await server.anonymous.get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
  // The stable version, which nobody gets, isn't told as failing too.
  expect(String(body).match(/^lavanda_stable_failing_total.*$/gm)).toEqual([
    'lavanda_stable_failing_total{section="mfe-extra",release="stand-in"} 1',
  ]);
  const { estable: stable, historia: history, incompatibles: unfitNow } = await state();
  expect(stable).toBe(promoted);
  expect(history.slice(0, 2)).toMatchObject([
    { quien: 'servidor', accion: 'retirada', detalle: `${second}: falló a 3 de 3 usuarios (lavanderías: 2)` },
    { quien: 'servidor', accion: 'fallando' },
  ]);
  expect(unfitNow).toMatchObject([{ version: promoted, sustituta: oldest }]);
  expect(await served()).toBe(oldest);
});

test('the last stand-in stays though it crashes, and the status says so', async () => {
  await crash(oldest);
  expect(await state()).toMatchObject({
    estable: promoted,
    fallando: { version: oldest, usuarios: 3, fallaron: 3, lavanderias: 2 },
  });
  expect(saysInLog('there is no version to go back to')).toBe(1);
  expect(await served()).toBe(oldest);
});

test('a stand-in doesn’t expire', async () => {
  for (let n = 0; n < 5; n += 1) await publish(2);
  const { where } = server;
  await server.close();
  await asOwner(
    where,
    `await q("update entregas set publicada = publicada - interval '91 days', asignada = asignada - interval '91 days'");
     return null;`,
  );
  server = await startServer({ where, env: { WEB_DIR: await createWebBuild({ contract: ONLY_NEW }) } });
  expect(await served()).toBe(oldest);
  const expired = (await state()).historia.filter(({ accion: action }: { accion: string }) => action === 'caducada');
  expect(expired.map(({ detalle: version }: { detalle: string }) => version).toSorted()).toEqual([last, unfit].toSorted());
});
