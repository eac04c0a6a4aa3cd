/** @jest-environment node */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { readSessionCall } from '../contract/calls/auth.ts';
import { ana, captured, request as save, TENANT } from '../testing/captures.ts';
import { answerOfCopy } from './copy/copy.ts';
import { Device } from './device.ts';
import { HEALTH } from './fetchAnswer.ts';
import { addEntry, closeQueue, readEntries } from './outbox/database.ts';
import { learnServerClock } from './serverClock.ts';

const request = { method: 'GET', address: readSessionCall.path } as const;

const sucursalData = { _id: 'narvarte', nombre_sucursal: 'Narvarte', zona_horaria: 'America/Mexico_City' };
const atCounter = { usuario: { ...ana.usuario, sucursalData } } as typeof ana;

let answer: () => Promise<Response>;
let contacts: boolean[];
/** The answer to the health request. */
let health: () => Promise<Response>;
let signedOut: number;
let device: Device;
const { signal } = new AbortController();

beforeEach(async () => {
  await closeQueue();
  globalThis.indexedDB = new IDBFactory();
  signedOut = 0;
  answer = async () => Response.json(ana);
  health = isThere;
  contacts = [];
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address, init) => stopped(address === HEALTH.address ? health() : answer(), init?.signal));
  const nothing = () => undefined;
  device = new Device({
    ...{ dispatch: nothing, entries: () => [], onWrongClock: nothing },
    onContact: (isAnswered) => void contacts.push(isAnswered),
    isConnected: () => contacts.at(-1) ?? true,
    onSignedOut: () => {
      signedOut += 1;
    },
  });
});
afterEach(() => {
  device.signedOut();
  jest.restoreAllMocks();
});

/** The answer, unless the signal aborts the call first. */
const stopped = (response: Promise<Response>, limit?: AbortSignal | null): Promise<Response> =>
  Promise.race([
    response,
    new Promise<never>((_resolve, reject) => limit?.addEventListener('abort', () => reject(limit.reason))),
  ]);

async function until(done: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await done())) await new Promise((next) => setTimeout(next, 5));
}

const never = () => new Promise<Response>(() => undefined);
const isThere = async () => Response.json({ estado: 'ok' });

it('opens with what it keeps where a dead router swallows every call, and tells that the server is lost', async () => {
  await device.call(request, signal);
  await until(async () => (await answerOfCopy(request)) !== undefined);
  answer = never;
  health = never;
  expect(await device.call(request, signal)).toMatchObject({ data: ana });
  expect(contacts).toEqual([true, false]);
});

it('fails soon where it keeps nothing of what a dead router swallows', async () => {
  answer = never;
  health = never;
  const { error } = await device.call({ method: 'GET', address: '/api/ventas/totales' }, signal);
  expect(error).toMatchObject({ status: 'red' });
});

it('waits for a server that is slow but there', async () => {
  await device.call(request, signal);
  await until(async () => (await answerOfCopy(request)) !== undefined);
  const other = { usuario: { ...ana.usuario, nombre: 'Beto' } };
  answer = () => new Promise((resolve) => setTimeout(() => resolve(Response.json(other)), 2_500));
  expect(await device.call(request, signal)).toMatchObject({ data: other });
  expect(contacts).toEqual([true, true]);
});

it('lets the register go on with its capture, which waits to be sent, where every call is swallowed', async () => {
  device.signedIn(atCounter);
  answer = never;
  health = never;
  const { address, body } = save('three');
  const nota = { ...(body as object), id: 'three', articulos: [], pagos: [] };
  expect(await device.call({ method: 'POST', address, body: nota }, signal)).toMatchObject({ pending: true });
  expect(contacts).toEqual([false]);
  expect((await readEntries()).at(-1)).toMatchObject({ about: 'three', late: true });
});

it('sends again at once what was on its way when the server was lost', async () => {
  device.signedIn(atCounter);
  answer = never;
  health = never;
  const { address, body } = save('four');
  const nota = { ...(body as object), id: 'four', articulos: [], pagos: [] };
  await device.call({ method: 'POST', address, body: nota }, signal);
  answer = async () => Response.json({ data: {} });
  health = isThere;
  await device.findServer();
  await until(async () => (await readEntries()).length === 0);
});

it.each([
  ['the server says that it can’t answer now', () => Response.json({ detail: 'La base de datos no responde.' }, { status: 503 })],
  ['somebody else answers in its place', () => new Response('<p>Web server is down</p>', { status: 521 })],
])('opens with what it keeps while %s', async (_what, other) => {
  await device.call(request, signal);
  await until(async () => (await answerOfCopy(request)) !== undefined);
  answer = async () => other();
  health = answer;
  expect(await device.call(request, signal)).toMatchObject({ data: ana });
});

it('tells that the session ended once a capture is answered so, and keeps the capture', async () => {
  const { address: path, body } = save('one');
  const rest = { captured: new Date().toISOString(), late: true, failures: 0, refusal: null };
  const owner = { tenant: TENANT, user: 'ana', name: 'Ana' };
  await addEntry({ ...captured('one'), ...rest, owner, path, body: body as Record<string, unknown> });
  answer = async () => Response.json({ detail: 'Tu sesión terminó.' }, { status: 401 });
  device.signedIn(ana);
  await until(() => signedOut > 0);
  expect(await readEntries()).toHaveLength(1);
});

it('dates a pago by the server’s clock where the device’s is days ahead, as the ticket prints it', async () => {
  const days = 3 * 24 * 3_600_000;
  const now = Date.now();
  learnServerClock(new Date(now - days).toUTCString(), now, now);
  device.signedIn(atCounter);
  answer = () => Promise.reject(new TypeError('fetch failed'));
  const { address, body } = save('two');
  const pagos = [{ _id: 'pago', monto: 33, metodo: 'Efvo' }];
  const outcome = await device.call(
    { method: 'POST', address, body: { ...(body as object), id: 'two', articulos: [], pagos } },
    signal,
  );
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: sucursalData.zona_horaria }).format(now - days);
  expect(outcome.data).toMatchObject({ data: { pagos: [{ fecha: day }] } });
  learnServerClock(new Date().toUTCString(), Date.now(), Date.now());
});

it('reads no changed clientes for the next user before that user’s copy is filled', async () => {
  const asked = () => jest.mocked(fetch).mock.calls.filter(([address]) => String(address).includes('/api/clientes'));
  answer = async () => Response.json({ results: [], clientes: [] });
  device.signedIn(atCounter);
  await device.fillCopy();
  await device.keepClientes(['c']);
  const filled = asked().length;
  expect(filled).toBeGreaterThan(0);
  device.signedOut();
  device.signedIn(atCounter);
  await device.keepClientes(['c']);
  expect(asked()).toHaveLength(filled);
});

it('a copy that is filled after its user left doesn’t count as the next user’s', async () => {
  const asked = () => jest.mocked(fetch).mock.calls.filter(([address]) => String(address).includes('/api/clientes'));
  answer = async () => Response.json({ results: [], clientes: [] });
  device.signedIn(atCounter);
  const filling = device.fillCopy();
  device.signedOut();
  await filling;
  const filled = asked().length;
  device.signedIn(atCounter);
  await device.keepClientes(['c']);
  expect(asked()).toHaveLength(filled);
});
