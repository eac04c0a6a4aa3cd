import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { ana, captured, REGISTER, request, TENANT } from '../../testing/captures.ts';
import { networkError } from '../apiError.ts';
import { closeQueue, QUEUE_DATABASE, readEntries, readNumbers, renewQueue } from './database.ts';
import { learnNumbers } from './learnNumbers.ts';
import { Outbox } from './outbox.ts';
import type { Outcome } from './outcome.ts';

/** Stands in for the browser's Web Locks, which jsdom lacks. */
class StandInLocks {
  #last: Promise<unknown> = Promise.resolve();
  #shared: Promise<unknown>[] = [];

  request(_name: string, ...rest: [{ mode?: string }, () => unknown] | [() => unknown]): Promise<unknown> {
    const isShared = typeof rest[0] !== 'function' && rest[0].mode === 'shared';
    const work = rest.at(-1) as () => unknown;
    const before = isShared ? this.#last : Promise.all([this.#last, ...this.#shared]);
    const run = before.then(work);
    const ended = run.catch(() => undefined);
    if (isShared) this.#shared.push(ended);
    else this.#last = ended;
    return run;
  }
}

class SilentChannel {
  postMessage() {}
  addEventListener() {}
}

async function opened(outcome: Outcome): Promise<Outbox> {
  const outbox = new Outbox({ send: async () => outcome });
  await outbox.open(ana);
  return outbox;
}

beforeEach(async () => {
  localStorage.clear();
  await closeQueue();
  globalThis.indexedDB = new IDBFactory();
  // The stand-in database needs structuredClone, which jsdom alone lacks.
  globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));
  Object.assign(navigator, { locks: new StandInLocks() });
  Object.assign(window, { BroadcastChannel: SilentChannel });
  await learnNumbers(async () => ({ data: { letras: 'B', ultimo: 411 } }), TENANT, REGISTER);
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  Reflect.deleteProperty(window, 'BroadcastChannel');
});

it('made anew, the queue is erased and goes on with the next number', async () => {
  const outbox = await opened({ data: {} });
  await outbox.submit(request('a'), captured('a'));
  const erase = jest.spyOn(indexedDB, 'deleteDatabase');
  await renewQueue();
  expect(erase).toHaveBeenCalledWith(QUEUE_DATABASE);
  await outbox.submit(request('b'), captured('b'));
  expect(await readNumbers(TENANT, REGISTER)).toMatchObject({ last: 413 });
  outbox.close();
});

it('with anything waiting it stays as it is', async () => {
  const cut = await opened({ error: networkError() });
  await cut.submit(request('a'), captured('a'));
  cut.close();
  await renewQueue();
  expect(await readEntries()).toMatchObject([{ id: 'a', body: { clave: 'B412' } }]);
});

it('keeps what is captured while it is made anew, by however many tabs', async () => {
  const cut = await opened({ error: networkError() });
  const renewals = [renewQueue(), renewQueue()];
  const outcomes = await Promise.all(['a', 'b', 'c'].map((id) => cut.submit(request(id), captured(id))));
  await Promise.all(renewals);
  expect(outcomes).toMatchObject([{ pending: true }, { pending: true }, { pending: true }]);
  expect(await readEntries()).toMatchObject([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
  cut.close();
});
