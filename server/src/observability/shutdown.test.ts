import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { Agent, type ClientRequest, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { accepted } from '../notices/testing/graphApi.ts';
import { asOwner } from '../testing/asOwner.ts';
import { startProvider } from '../testing/provider.ts';
import { createScenario, type Scenario } from '../testing/scenario.ts';
import { type Client, newDatabase, startServer, type TestServer } from '../testing/server.ts';
import { until } from '../testing/wait.ts';

const METRICS_TOKEN = 'token-de-medidas-0001';

/** Sends a request with half of its body, so that it stays open. @returns the request, and a function that sends the rest */
function sendHalf({ url }: TestServer, { cookie }: Client, path: string, body: unknown): [ClientRequest, () => void] {
  const bytes = Buffer.from(JSON.stringify(body));
  const headers = { cookie, 'content-type': 'application/json', 'content-length': bytes.length };
  const sent = request(url + path, { method: 'POST', headers, agent: new Agent({ keepAlive: true }) });
  const half = Math.floor(bytes.length / 2);
  sent.write(bytes.subarray(0, half));
  return [sent, () => sent.end(bytes.subarray(half))];
}

async function ongoing({ anonymous }: TestServer): Promise<number> {
  const { body } = await anonymous.get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
  // The request for /metrics is in flight too, so it is subtracted.
  return Number(/^http_requests_in_flight (\d+)$/m.exec(String(body))?.[1]) - 1;
}

let e: Scenario;
let slow: TestServer;
let impatient: TestServer;
beforeAll(async () => {
  [e, slow, impatient] = await Promise.all([
    createScenario({ env: { LOG_LEVEL: 'info', METRICS_TOKEN, SHUTDOWN_GRACE: '1' } }),
    startServer({ env: { LOG_LEVEL: 'info', METRICS_TOKEN, SHUTDOWN_TIMEOUT: '1' } }),
    startServer({ env: { LOG_LEVEL: 'info', METRICS_TOKEN } }),
  ]);
});
afterAll(() => Promise.all([e.server.close(), slow.kill(), impatient.kill()]));

test('asked to end, it says so, refuses the new and answers what is under way', async () => {
  const { server, as } = e;
  const nota = e.nota();
  const [saved, continueNota] = sendHalf(server, as.user, '/api/ventas/guardar', nota);
  const cliente = { nombre: 'A', apellido: 'Medias' };
  const [other, continueCliente] = sendHalf(server, as.user2, '/api/clientes/guardar', cliente);
  const responses = Promise.all([once(saved, 'response'), once(other, 'response')]) as Promise<
    [[IncomingMessage], [IncomingMessage]]
  >;
  const exportData = await fetch(`${server.url}/api/ventas/exportar?formato=csv&inicio=2020-01-01&fin=2099-12-31`, {
    headers: { cookie: as.superuser.cookie },
  });
  await until(async () => (await ongoing(server)) >= 2);

  const end = server.close();
  await until(async () => (await server.anonymous.get('/api/salud')).status === 503);
  // A call during the shutdown is still answered, with a header that closes its connection.
  const late = await as.admin.get('/api/servicios/all');
  expect({ status: late.status, connection: late.headers.get('connection') }).toEqual({
    status: 200,
    connection: 'close',
  });
  await until(() =>
    server.anonymous.get('/api/salud').then(
      () => false,
      () => true,
    ),
  );

  continueNota();
  continueCliente();
  const [[withNota], [clienteResponse]] = await responses;
  expect([withNota.statusCode, withNota.headers.connection]).toEqual([200, 'close']);
  expect([clienteResponse.statusCode, clienteResponse.headers.connection]).toEqual([200, 'close']);
  expect(exportData.status).toBe(200);
  expect((await exportData.text()).split('\n').length).toBeGreaterThan(10);
  expect(await end).toBe(0);
  expect(server.log().at(-1)).toContain('"stopped"');

  const after = await startServer({ where: server.where });
  const user = await after.signIn('usuario@aguaclara.mx');
  expect((await user.get(`/api/ventas/${nota.id}`)).status).toBe(200);
  expect(await after.close()).toBe(0);
});

test('a call whose client left ends its work before the database closes', async () => {
  const whatsApp = await startProvider();
  const { server, as, saved } = await createScenario({ env: { LOG_LEVEL: 'info', WHATSAPP_API_URL: whatsApp.url } });
  const account = { token: 'EAAGsecreto0123456789', telefono_id: '106540352242922', plantilla: 'lista', idioma: 'es_MX' };
  await as.superuser.post('/api/tenant/whatsapp', account);
  const person = { nombre: 'Ana', apellido: randomUUID(), telefono: '55 4108 1170' };
  const { _id: id } = await saved({ usuario: (await as.user.post('/api/clientes/guardar', person)).body.response });
  await as.user.post('/api/ventas/etapa', { id, operacion: randomUUID(), desde: 'recibida', etapa: 'lista' });

  const asked = new Promise<ServerResponse>((resolve) => {
    whatsApp.respond = (_call, response) => void resolve(response);
  });
  const headers = { cookie: as.user.cookie, 'content-type': 'application/json' };
  const call = request(`${server.url}/api/ventas/aviso/enviar`, { method: 'POST', headers, agent: false });
  call.on('error', () => undefined).end(JSON.stringify({ id, operacion: randomUUID() }));
  const response = await asked;
  call.destroy();
  // A body and a form that never become complete must not hold the process.
  const [unfinished] = sendHalf(server, as.user, '/api/clientes/guardar', person);
  unfinished.on('error', () => undefined);
  const form = request(`${server.url}/api/auth/submit`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 999 },
    agent: false,
  });
  form.on('error', () => undefined).write('--x\r\ncontent-disposition: form-data; name="usuario"\r\n\r\nnad');
  await pause(300);
  unfinished.destroy();
  form.destroy();
  await until(() => server.log().filter((line) => line.includes('"aborted":true')).length === 3);
  const end = server.close();
  // Without a client, nothing but the call's own work can hold the process.
  await pause(1500);
  const [status, body] = accepted('525541081170');
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  expect(await end).toBe(0);
  expect(server.log().filter((line) => line.includes('"level":"error"'))).toEqual([]);

  const after = await startServer({ where: server.where });
  const nota = (await (await after.signIn('usuario@aguaclara.mx')).get(`/api/ventas/${id}`)).body.data;
  expect(nota.avisada).toMatchObject({ medio: 'enviado' });
  await after.close();
  await whatsApp.close();
});

test('the hourly cleanup that is running ends before the database closes', async () => {
  const where = await newDatabase();
  await asOwner(
    where,
    `await q('create function tarda() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return null; end $$');
     await q('create trigger tarda before delete on sesiones for each statement execute function tarda()');
     return null;`,
  );
  // The cleanup of product.ts runs once, soon after the start instead of an hour later.
  const soon = `const repeat = setInterval;
    globalThis.setInterval = (work, ms) => {
      if (!new Error().stack.split('\\n')[2].includes('/product.js')) return repeat(work, ms);
      return setTimeout(() => { work(); console.log('cleanup'); }, 100);
    };`;
  const server = await startServer({
    where,
    env: { LOG_LEVEL: 'info', NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(soon)}` },
  });
  await until(() => server.log().includes('cleanup'));
  expect(await server.close()).toBe(0);
  expect(server.log().filter((line) => line.includes('"level":"error"'))).toEqual([]);
});

test('a connection that a browser opened ahead, without a request, doesn’t hold it', async () => {
  const server = await startServer();
  const { hostname, port } = new URL(server.url);
  const ahead = connect(Number(port), hostname).on('error', () => undefined);
  await once(ahead, 'connect');
  // Once a later request is answered, the server has accepted the connection.
  await server.anonymous.get('/api/salud');
  const closed = once(ahead, 'close');
  expect(await server.close()).toBe(0);
  await closed;
});

test('what doesn’t end in time is left, and said', async () => {
  const user = await slow.signIn('usuario@aguaclara.mx');
  const [sent] = sendHalf(slow, user, '/api/clientes/guardar', { nombre: 'Nunca', apellido: randomUUID() });
  const aborted = once(sent, 'close').catch(() => undefined);
  sent.on('error', () => undefined);
  await until(async () => (await ongoing(slow)) >= 1);
  expect(await slow.close()).toBe(1);
  await aborted;
  expect(slow.log().at(-1)).toMatch(/"level":"fatal".*by force/);
});

test('asked a second time, it ends at once', async () => {
  const user = await impatient.signIn('usuario@aguaclara.mx');
  const [sent] = sendHalf(impatient, user, '/api/clientes/guardar', { nombre: 'Nunca', apellido: randomUUID() });
  sent.on('error', () => undefined);
  await until(async () => (await ongoing(impatient)) >= 1);
  const end = impatient.close();
  // A second signal within a second would count as a duplicate of the first.
  await pause(1100);
  expect(await impatient.close()).toBe(1);
  expect(await end).toBe(1);
  expect(impatient.log().join('\n')).not.toMatch(/"stopped"|by force/);
});

test('it ends even with every thread stuck in native code', async () => {
  const pipe = join(await mkdtemp(join(tmpdir(), 'lavanda-')), 'pipe');
  execFileSync('mkfifo', [pipe]);
  // Opening a pipe that nobody writes to holds a thread for ever.
  const stuck = `import { open } from 'node:fs';
    const waiting = setInterval(() => {
      if (!process.getActiveResourcesInfo().includes('TCPServerWrap')) return;
      clearInterval(waiting);
      for (let i = 0; i < 8; i++) open('${pipe}', () => {});
      console.log('stuck');
    }, 20);`;
  const server = await startServer({
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(stuck)}`, SHUTDOWN_TIMEOUT: '1' },
  });
  await until(() => server.log().includes('stuck'));
  // The exit code is null when the process had to be killed.
  expect([0, 1, null]).toContain(await server.close());
});
