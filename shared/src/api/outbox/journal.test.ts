/** @jest-environment node */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { ana, captured, REGISTER, request, TENANT } from '../../testing/captures.ts';
import { errorFromResponse, networkError } from '../apiError.ts';
import { closeQueue, QUEUE_DATABASE, readEntries } from './database.ts';
import { learnNumbers } from './learnNumbers.ts';
import { Outbox } from './outbox.ts';
import type { Outcome } from './outcome.ts';

/** Stands in for a browser's Cache Storage, which Node lacks. */
class StandInCaches {
  readonly files = new Map<string, string>();

  async open() {
    const { files } = this;
    return {
      put: async (address: string, response: Response) => void files.set(address, await response.text()),
      delete: async (address: string) => files.delete(address),
      keys: async () => [...files.keys()],
      match: async (address: string) => (files.has(address) ? new Response(files.get(address)) : undefined),
    };
  }

  async delete() {
    this.files.clear();
    return true;
  }
}

let caches: StandInCaches;

beforeEach(async () => {
  await closeQueue();
  globalThis.indexedDB = new IDBFactory();
  caches = new StandInCaches();
  Object.assign(globalThis, { caches });
  await learnNumbers(async () => ({ data: { letras: 'B', ultimo: 411 } }), TENANT, REGISTER);
});
afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

/** Captures the operations with a server that gives these outcomes, in order. */
async function capture(operations: string[], ...outcomes: Outcome[]): Promise<void> {
  const outbox = new Outbox({ send: async () => outcomes.shift() ?? { error: networkError() } });
  await outbox.open(ana);
  for (const operation of operations) await outbox.submit(request(operation), captured(operation));
  outbox.close();
}

/** Erases the databases, as a browser does that finds them corrupt. */
async function loseDatabases(): Promise<void> {
  await closeQueue();
  globalThis.indexedDB = new IDBFactory();
}

it('what waits outlives a browser that erases its databases, in its order and under its claves', async () => {
  await capture(['b', 'a']);
  await loseDatabases();
  expect(await readEntries()).toMatchObject([
    { id: 'b', body: { clave: 'B412' }, late: true },
    { id: 'a', body: { clave: 'B413' }, late: true },
  ]);
  await capture(['c']);
  expect((await readEntries()).at(-1)).toMatchObject({ id: 'c', body: { clave: 'B414' } });
});

it('what the server answered does not come back: stored, or given back to the cashier', async () => {
  await capture(['a', 'b'], { data: {} }, { error: errorFromResponse(422, {}) });
  await loseDatabases();
  expect(await readEntries()).toEqual([]);
});

it('an entry that was half written down was never told as kept', async () => {
  await capture(['a']);
  caches.files.set('/half', '{"id":');
  await loseDatabases();
  expect(await readEntries()).toMatchObject([{ id: 'a' }]);
});

it('what another user took over stays theirs to send', async () => {
  await capture(['a']);
  const hector = { usuario: { ...ana.usuario, _id: 'héctor' } } as typeof ana;
  const outbox = new Outbox({ send: async () => ({ error: networkError() }) });
  await outbox.open(hector);
  await outbox.sendOf(ana.usuario._id);
  outbox.close();
  await loseDatabases();
  expect(await readEntries()).toMatchObject([{ id: 'a', sender: 'héctor' }]);
});

it('without room for the journal a capture is kept in the database alone', async () => {
  Object.assign(globalThis, { caches: { open: () => Promise.reject(new Error(`No room for ${QUEUE_DATABASE}`)) } });
  await capture(['a']);
  expect(await readEntries()).toMatchObject([{ id: 'a' }]);
});
