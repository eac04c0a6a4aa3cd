/** @jest-environment node */
import 'fake-indexeddb/auto';
import { readSessionCall } from '../contract/calls/auth.ts';
import { ana, captured, request as save, TENANT } from '../testing/captures.ts';
import { answerOfCopy } from './copy/copy.ts';
import { Device } from './device.ts';
import { addEntry, readEntries } from './outbox/database.ts';
import { learnServerClock } from './serverClock.ts';

const request = { method: 'GET', address: readSessionCall.path } as const;

let answer: (signal: AbortSignal | null | undefined) => Promise<Response>;
let signedOut: number;
let device: Device;
const { signal } = new AbortController();

beforeEach(() => {
  signedOut = 0;
  answer = async () => Response.json(ana);
  jest.spyOn(globalThis, 'fetch').mockImplementation((_address, init) => answer(init?.signal));
  const nothing = () => undefined;
  device = new Device({
    ...{ dispatch: nothing, entries: () => [], onContact: nothing, isConnected: () => true, onWrongClock: nothing },
    onSignedOut: () => {
      signedOut += 1;
    },
  });
});
afterEach(() => {
  device.signedOut();
  jest.restoreAllMocks();
});

async function until(done: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await done())) await new Promise((next) => setTimeout(next, 5));
}

it('opens with what it keeps where a dead router swallows the call for the session', async () => {
  await device.call(request, signal);
  await until(async () => (await answerOfCopy(request)) !== undefined);
  const limits: number[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    return AbortSignal.abort(new DOMException('Timed out', 'TimeoutError'));
  });
  answer = (given) => Promise.reject(given?.reason);
  expect(await device.call(request, signal)).toMatchObject({ data: ana });
  expect(limits).toEqual([3_000]);
});

it.each([
  ['the server says that it can’t answer now', () => Response.json({ detail: 'La base de datos no responde.' }, { status: 503 })],
  ['somebody else answers in its place', () => new Response('<p>Web server is down</p>', { status: 521 })],
])('opens with what it keeps while %s', async (_what, other) => {
  await device.call(request, signal);
  await until(async () => (await answerOfCopy(request)) !== undefined);
  answer = async () => other();
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
  const sucursalData = { _id: 'narvarte', nombre_sucursal: 'Narvarte', zona_horaria: 'America/Mexico_City' };
  device.signedIn({ usuario: { ...ana.usuario, sucursalData } } as typeof ana);
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
