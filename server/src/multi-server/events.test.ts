import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Client, createClient } from '../testing/client.ts';
import { LoadBalancer } from '../testing/distribution.ts';
import { type EventReader, readEvents } from '../testing/eventReader.ts';
import { createScenario, type Scenario } from '../testing/scenario.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { until } from '../testing/wait.ts';

const CHANGES = 1_000;

let e: Scenario;
let other: TestServer;
let loadBalancer: LoadBalancer;
/** URLs of both servers, which the load balancer reads. */
let servers: string[];
let entrance: string;
let owner: pg.Client;
beforeAll(async () => {
  e = await createScenario();
  other = await startServer({ where: e.server.where });
  servers = [e.server.url, other.url];
  loadBalancer = new LoadBalancer(servers);
  entrance = await loadBalancer.open();
  owner = new pg.Client(e.server.where.DATABASE_URL);
  await owner.connect();
});
afterAll(async () => {
  loadBalancer.close();
  await owner.end();
  await e.server.close();
  await other.close();
});

/** Imitates a browser: it reads events, reconnects with the last id, and on the event 'todo' reads all notas and counts that. */
function follow(cookie: string) {
  const heard = new Set<string>();
  let reader: EventReader | null = null;
  let lastId = '';
  let readAll = 0;
  let ended = false;
  const take = async (from: EventReader) => {
    for (const { ids } of from.events()) for (const id of ids) heard.add(id);
    lastId = from.lastId() || lastId;
    if (from.count('todo') === 0) return;
    readAll++;
    for (const { id } of (await owner.query<{ id: string }>('select id from notas')).rows) heard.add(id);
  };
  const connect = (url: string) => readEvents(url, { cookie }, lastId === '' ? '' : `?desde=${lastId}`);
  const run = async (address: () => string) => {
    while (!ended) {
      const current = await connect(address()).catch(() => null);
      reader = current;
      if (current?.status === 200) {
        await until(() => !current.isOpen() || ended);
        await take(current);
      } else await wait(20);
    }
  };
  return {
    run,
    heard,
    readAll: () => readAll,
    open: () => reader?.isOpen() === true && reader.count('listo') > 0,
    has: (id: string) => heard.has(id) || reader?.events().some(({ ids }) => ids.includes(id)) === true,
    end: () => {
      ended = true;
      reader?.close();
    },
  };
}

test('of 1,000 changes none is missed by a register whose servers are killed and restarted one after the other', async () => {
  const browser = follow(e.as.user2.cookie);
  let from = other.url;
  const running = browser.run(() => from);
  await until(browser.open);
  const saved: string[] = [];
  let left = CHANGES;
  const work = async (client: Client) => {
    while (left-- > 0) {
      const nota = { ...e.nota(), operacion: randomUUID() };
      const send = () =>
        client.post('/api/ventas/guardar', nota).then(
          ({ status }) => status,
          () => 0,
        );
      while ((await send()) !== 200) await wait(10);
      saved.push(nota.id);
      if (saved.length === 300) await killOther();
      if (saved.length === 650) await restartFirst();
    }
  };
  const killOther = async () => {
    // The register continues at the first server, from the id of its last event at the second server.
    from = e.server.url;
    await other.kill();
    other = await startServer({ where: e.server.where });
    servers[1] = other.url;
  };
  const restartFirst = async () => {
    from = other.url;
    await e.server.close();
    e.server = await startServer({ where: e.server.where });
    servers[0] = e.server.url;
  };
  const clients = [e.as.user, e.as.superuser].map(({ cookie }) => createClient(entrance, cookie));
  await Promise.all([...clients, ...clients].map(work));
  await until(() => saved.every(browser.has));
  browser.end();
  await running;
  expect(saved).toHaveLength(CHANGES);
  expect(browser.readAll()).toBeLessThanOrEqual(1);
}, 180_000);

test('both servers hear what is saved and who has a nota open at the other', async () => {
  const there = createClient(other.url, e.as.user2.cookie);
  const reader = await readEvents(other.url, there);
  await reader.ready();
  const here = createClient(e.server.url, e.as.user.cookie);
  const { id } = (await here.post('/api/ventas/guardar', e.nota())).body.data;
  await reader.heard('nota', id);
  await here.post('/api/eventos/abierta', { nota: id, ventana: randomUUID() });
  await reader.heard('presencia', id);
  const { body } = await there.post('/api/eventos/abierta', { nota: id, ventana: randomUUID() });
  expect(body.otros).toHaveLength(1);
  reader.close();
});
