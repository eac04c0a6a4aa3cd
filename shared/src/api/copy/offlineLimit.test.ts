/** @jest-environment node */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { readSessionCall } from '../../contract/calls/auth.ts';
import type { SessionData } from '../../contract/schemas/auth.ts';
import { Device } from '../device.ts';
import { copyDatabase } from './database.ts';
import { isPastLimitError } from './offlineLimit.ts';

const HOUR = 3_600_000;
const SESSION = { usuario: { _id: 'ana', nombre: 'Ana', tenantData: { _id: 't' } } } as unknown as SessionData;
const request = { method: 'GET', address: readSessionCall.path } as const;

let now: number;
let answers: () => Promise<Response>;
let device: Device;

beforeEach(async () => {
  await copyDatabase.close();
  globalThis.indexedDB = new IDBFactory();
  now = Date.parse('2026-12-10T12:00:00Z');
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  answers = async () => Response.json(SESSION);
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => answers());
  const nothing = () => undefined;
  device = new Device({
    dispatch: nothing,
    entries: () => [],
    onContact: nothing,
    isConnected: () => true,
    onWrongClock: nothing,
    onSignedOut: nothing,
  });
  await call();
  await kept();
  answers = () => Promise.reject(new TypeError('Failed to fetch'));
});
afterEach(() => jest.restoreAllMocks());

/** Waits until the answer is stored, which happens in the background. The latest time seen ('reloj') is stored last. */
async function kept(): Promise<void> {
  const at = new Date(now).toISOString();
  while ((await (await copyDatabase.open()).get('answers', 'reloj'))?.at !== at) await new Promise(setImmediate);
}

const call = () => device.call(request, new AbortController().signal);

it('the session goes on without a server for 72 hours, and then nothing of the copy is read', async () => {
  now += 71 * HOUR;
  expect(await call()).toEqual({ data: SESSION, isCopy: true });
  now += 2 * HOUR;
  const { error } = await call();
  expect([error?.status, isPastLimitError(error)]).toEqual(['red', true]);
  const other = await device.call({ method: 'GET', address: '/api/servicios/all' }, new AbortController().signal);
  expect(isPastLimitError(other.error)).toBe(true);
});

it('a clock that is set back gives no more time', async () => {
  now += 73 * HOUR;
  expect(isPastLimitError((await call()).error)).toBe(true);
  now -= 48 * HOUR;
  expect(isPastLimitError((await call()).error)).toBe(true);
});

it('a server that answers with the session begins anew', async () => {
  now += 80 * HOUR;
  await call();
  answers = async () => Response.json(SESSION);
  expect(await call()).toEqual({ data: SESSION, isCopy: false });
  await kept();
  answers = () => Promise.reject(new TypeError('Failed to fetch'));
  now += 71 * HOUR;
  expect(await call()).toEqual({ data: SESSION, isCopy: true });
});
