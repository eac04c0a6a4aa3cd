/** @jest-environment node */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import type { ApiRequest } from '../../contract/calls/requestOf.ts';
import type { SessionData } from '../../contract/schemas/auth.ts';
import { errorFromResponse, networkError } from '../apiError.ts';
import { changeEntry, closeQueue, counterQueue, readEntries } from './database.ts';
import { Outbox } from './outbox.ts';
import type { Outcome } from './outcome.ts';
import type { Captured } from './register.ts';

const session = (id: string) =>
  ({ usuario: { _id: id, nombre: id, tenantData: { _id: 'agua-clara' } } }) as unknown as SessionData;

/** A server that stores each operation only once, whatever happens between it and the registers. */
class FakeServer {
  readonly stored: string[] = [];
  /** What happens to the first requests, in order; all later requests are answered. */
  readonly fates: Fate[];
  late: string[] = [];

  constructor(fates: readonly Fate[] = []) {
    this.fates = [...fates];
  }

  async answer({ body }: ApiRequest): Promise<Outcome> {
    const { operacion: operation, captura: isLate = false } = body as { operacion: string; captura?: boolean };
    const fate = this.fates.shift() ?? 'answered';
    if (fate === 'lost') return { error: networkError() };
    if (fate === 'failed') return { error: errorFromResponse(500, {}) };
    if (fate === 'signedOut') return { error: errorFromResponse(401, {}) };
    if (fate === 'refused') return { error: errorFromResponse(409, { detail: 'La nota cambió.' }) };
    if (!this.stored.includes(operation)) this.stored.push(operation);
    if (isLate) this.late.push(operation);
    return fate === 'answerLost' ? { error: networkError() } : { data: { saved: operation } };
  }
}

/** What may happen to a request on the network. */
const FATES = ['answered', 'lost', 'answerLost'] as const;
type Fate = (typeof FATES)[number] | 'failed' | 'signedOut' | 'refused';

function captured(operation: string, about = operation, after: string[] = []): Captured {
  const label = { kind: 'nota', name: 'Ana', amount: 100, clave: '' } as const;
  return { id: operation, about, after, answered: null, label, answer: { saved: `pending ${operation}` } };
}

const request = (operation: string): ApiRequest => ({
  method: 'POST',
  address: '/api/ventas/guardar',
  body: { operacion: operation },
});

/** A tab of the register. The tabs share only the database. */
function tab(server: FakeServer) {
  return new Outbox({ send: (sent) => server.answer(sent) });
}

async function waitFor(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 5));
}

beforeEach(async () => {
  await closeQueue();
  globalThis.indexedDB = new IDBFactory();
});

describe('a capture', () => {
  it('that the server answers at once is answered with that, and leaves the queue', async () => {
    const server = new FakeServer();
    const outbox = tab(server);
    await outbox.open(session('ana'));
    expect(await outbox.submit(request('a'), captured('a'))).toEqual({ data: { saved: 'a' } });
    expect(await readEntries()).toEqual([]);
    outbox.close();
  });

  it('without an answer is answered as captured, waits, and is sent late with the next one', async () => {
    const server = new FakeServer(['lost']);
    const outbox = tab(server);
    await outbox.open(session('ana'));
    expect(await outbox.submit(request('a'), captured('a'))).toEqual({ data: { saved: 'pending a' }, pending: true });
    expect(await readEntries()).toMatchObject([{ id: 'a', late: true, refusal: null }]);
    expect(await outbox.submit(request('b'), captured('b'))).toEqual({ data: { saved: 'b' } });
    expect(server.stored).toEqual(['a', 'b']);
    expect(server.late).toEqual(['a']);
    expect(await readEntries()).toEqual([]);
    outbox.close();
  });

  it('on a network that lets some through is tried again soon, however many were lost before', async () => {
    const lost = Array.from({ length: 6 }, () => 'lost' as const);
    const server = new FakeServer([...lost, 'answered', 'lost']);
    const outbox = tab(server);
    await outbox.open(session('ana'));
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await outbox.submit(request(id), captured(id));
    const pauses = jest.spyOn(globalThis, 'setTimeout');
    await outbox.submit(request('g'), captured('g'));
    expect(server.stored).toEqual(['a']);
    expect(Math.min(...pauses.mock.calls.map(([, ms = 0]) => ms).filter((ms) => ms > 100))).toBeLessThan(1_500);
    pauses.mockRestore();
    outbox.close();
  });

  it('that the device fails to take off the queue is sent again, saved once, and stops no other', async () => {
    const server = new FakeServer();
    const outbox = tab(server);
    await outbox.open(session('ana'));
    const failing = jest.spyOn(counterQueue, 'delete').mockRejectedValueOnce(new Error('Connection lost'));
    expect(await outbox.submit(request('a'), captured('a'))).toEqual({ data: { saved: 'pending a' }, pending: true });
    expect(await outbox.submit(request('b'), captured('b'))).toEqual({ data: { saved: 'b' } });
    expect(server.stored).toEqual(['a', 'b']);
    expect(await readEntries()).toEqual([]);
    failing.mockRestore();
    outbox.close();
  });

  it('that the server refuses while its register waits is refused, and nothing waits', async () => {
    const outbox = tab(new FakeServer(['refused']));
    await outbox.open(session('ana'));
    expect(await outbox.submit(request('a'), captured('a'))).toMatchObject({ error: { status: 409 } });
    expect(await readEntries()).toEqual([]);
    outbox.close();
  });

  it('that the server refuses later waits apart with the reason, and holds no other', async () => {
    const server = new FakeServer(['lost', 'lost', 'refused']);
    const outbox = tab(server);
    await outbox.open(session('ana'));
    await outbox.submit(request('a'), captured('a', 'nota'));
    await outbox.submit(request('b'), captured('b', 'nota'));
    await outbox.sendNow();
    expect(server.stored).toEqual(['b']);
    const [apart, ...others] = await readEntries();
    expect(apart).toMatchObject({ id: 'a', refusal: { status: 409, problem: { detail: 'La nota cambió.' } } });
    expect(others).toEqual([]);
    if (apart) await outbox.retry(apart);
    expect(server.stored).toEqual(['b', 'a']);
    outbox.close();
  });

  it('whose tab was closed before the answer is sent as captured: nobody is there to mend it', async () => {
    const closed = new Outbox({ send: () => new Promise(() => undefined) });
    await closed.open(session('ana'));
    void closed.submit(request('a'), captured('a'));
    await waitFor(async () => (await readEntries()).length === 1);
    closed.close();
    const [entry] = await readEntries();
    if (entry) await changeEntry(entry, { captured: new Date(Date.now() - 60_000).toISOString() });
    const server = new FakeServer();
    const outbox = tab(server);
    await outbox.open(session('ana'));
    await outbox.sendNow();
    expect(server.late).toEqual(['a']);
    outbox.close();
  });

  it('whose session ended stays, and is sent when its user signs in again, not by another', async () => {
    const server = new FakeServer(['lost', 'signedOut']);
    const outbox = tab(server);
    await outbox.open(session('ana'));
    await outbox.submit(request('a'), captured('a'));
    await outbox.sendNow();
    expect(await readEntries()).toMatchObject([{ id: 'a', refusal: null }]);
    await outbox.open(session('ivan'));
    await outbox.sendNow();
    expect(server.stored).toEqual([]);
    await outbox.open(session('ana'));
    await outbox.sendNow();
    expect(server.stored).toEqual(['a']);
    outbox.close();
  });

  it('on which the server fails again and again needs attention; what must follow it waits, the others go on', async () => {
    const server = new FakeServer(['lost', 'lost', 'lost', 'failed', 'answered', 'failed', 'failed', 'failed', 'failed']);
    const outbox = tab(server);
    await outbox.open(session('ana'));
    await outbox.submit(request('cliente'), captured('cliente', 'c'));
    await outbox.submit(request('nota'), captured('nota', 'n', ['c']));
    await outbox.submit(request('otra'), captured('otra', 'o'));
    await outbox.sendNow();
    expect(server.stored).toEqual(['otra']);
    for (let round = 0; round < 4; round++) await outbox.sendNow();
    expect(await readEntries()).toMatchObject([{ id: 'cliente', failures: 5, refusal: { status: 500 } }]);
    expect(server.stored).toEqual(['otra', 'nota']);
    outbox.close();
  });
});

test('without a database the call goes to the server as if there were no queue', async () => {
  globalThis.indexedDB = {
    open: () => {
      throw new Error('Forbidden');
    },
  } as unknown as IDBFactory;
  const outbox = tab(new FakeServer());
  await outbox.open(session('ana'));
  expect(await outbox.submit(request('a'), captured('a'))).toEqual({ data: { saved: 'a' } });
  outbox.close();
});

test('whatever is lost on the way, and whenever the tab is restarted, each capture is stored once and in order', async () => {
  const step = fc.record({
    about: fc.constantFrom('x', 'y', 'z'),
    restarts: fc.boolean(),
    fates: fc.array(fc.constantFrom(...FATES), { maxLength: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      await closeQueue();
      globalThis.indexedDB = new IDBFactory();
      const server = new FakeServer();
      let outbox = tab(server);
      await outbox.open(session('ana'));
      for (const [index, { about, restarts, fates }] of steps.entries()) {
        server.fates.push(...fates);
        const outcome = await outbox.submit(request(`${index}`), captured(`${index}`, about));
        expect(outcome.error).toBeUndefined();
        if (!restarts) continue;
        outbox.close();
        outbox = tab(server);
        await outbox.open(session('ana'));
      }
      server.fates.length = 0;
      await outbox.sendNow();
      expect(server.stored.toSorted()).toEqual(steps.map((_step, index) => `${index}`).toSorted());
      for (const about of ['x', 'y', 'z']) {
        const inOrder = server.stored.filter((id) => steps[Number(id)]?.about === about).map(Number);
        expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
      }
      expect(await readEntries()).toEqual([]);
      outbox.close();
    }),
    { numRuns: 60 },
  );
});
