import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { SessionData } from '../../contract/schemas/auth.ts';
import { networkError } from '../apiError.ts';
import { addEntry, closeQueue, readNumbers } from './database.ts';
import type { NewEntry } from './entry.ts';
import { learnNumbers } from './learnNumbers.ts';
import { Outbox } from './outbox.ts';
import { forgetLost, lostCaptures, markLost, markQueue } from './queueMark.ts';

const ana = { usuario: { _id: 'ana', nombre: 'Ana', tenantData: { _id: 't' } } } as unknown as SessionData;
const entry = (clave: string, tenant = 't'): NewEntry => ({
  ...{ id: clave, path: '/api/ventas/guardar', body: {}, about: clave, after: [], answered: null, answer: null },
  owner: { tenant, user: 'ana', name: 'Ana' },
  label: { kind: 'nota', name: 'Laura', amount: 100, clave },
  ...{ captured: '2026-12-10T19:58:00Z', late: true, failures: 0, refusal: null },
});

async function opened(): Promise<void> {
  const outbox = new Outbox({ send: async () => ({ error: networkError() }) });
  await outbox.open(ana);
  outbox.close();
}

beforeEach(async () => {
  await closeQueue();
  globalThis.indexedDB = new IDBFactory();
  // The stand-in database needs structuredClone, which jsdom alone lacks.
  globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));
  localStorage.clear();
});

it('what waited in a database that the browser erased is told to its laundry, until somebody has seen it', async () => {
  await addEntry(entry('B412'));
  await addEntry(entry(''));
  await addEntry(entry('C7', 'otra'));
  await opened();
  expect(lostCaptures('t')).toEqual({ count: 0, claves: [] });
  await closeQueue();
  globalThis.indexedDB = new IDBFactory();
  await opened();
  await opened();
  expect(lostCaptures('t')).toEqual({ count: 2, claves: ['B412'] });
  forgetLost('t');
  expect([lostCaptures('t').count, lostCaptures('otra').count]).toEqual([0, 1]);
});

it('the numbers of lost captures are never given again, even after somebody has seen the message', async () => {
  const letters = async () => ({ data: { letras: 'B', ultimo: 411 } });
  await learnNumbers(letters, 't', 'r');
  await addEntry({ ...entry(''), body: { equipo: 'r' } });
  const { clave } = (await addEntry({ ...entry('B410'), body: { equipo: 'r' } })).body;
  expect(clave).toBe('B413');
  await opened();
  await closeQueue();
  globalThis.indexedDB = new IDBFactory();
  await opened();
  expect(lostCaptures('t').claves).toContain('B413');
  forgetLost('t');
  await learnNumbers(letters, 't', 'r');
  expect(await readNumbers('t', 'r')).toMatchObject({ last: 413 });
});

it('a database that was erased with nothing in it lost nothing', async () => {
  await opened();
  await closeQueue();
  globalThis.indexedDB = new IDBFactory();
  await opened();
  expect(lostCaptures('t').count).toBe(0);
});

it('a browser that forbids its database has lost nothing that is known', async () => {
  await addEntry(entry('B412'));
  await opened();
  await closeQueue();
  globalThis.indexedDB = {
    open: () => {
      throw new Error('Forbidden');
    },
  } as unknown as IDBFactory;
  await opened();
  expect(lostCaptures('t').count).toBe(0);
});

it('only what was restored isn’t lost, though others have its clave, and each clave is told once', () => {
  const notaAndCierre = [entry('B412'), { ...entry('B412'), id: 'cierre' }, { ...entry('B412', 'otra'), id: 'other' }];
  const clientes = [entry(''), { ...entry(''), id: 'cliente' }];
  markQueue([...notaAndCierre, ...clientes]);
  markLost([entry('B412'), entry('')]);
  expect(lostCaptures('t')).toEqual({ count: 2, claves: ['B412'] });
  expect(lostCaptures('otra')).toEqual({ count: 1, claves: ['B412'] });
  forgetLost('t');
  markQueue(notaAndCierre);
  markLost([]);
  expect(lostCaptures('t')).toEqual({ count: 2, claves: ['B412'] });
});
