/** @jest-environment node */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { openDB } from 'idb';
import type { ApiRequest } from '../../contract/calls/requestOf.ts';
import type { SessionData } from '../../contract/schemas/auth.ts';
import { splitClave } from '../../domain/clave.ts';
import { errorFromResponse, networkError } from '../apiError.ts';
import { closeQueue, QUEUE_DATABASE, readEntries } from './database.ts';
import { learnNumbers } from './learnNumbers.ts';
import { giveBack, type RegisterNumbers, takeNext } from './numbering.ts';
import { Outbox } from './outbox.ts';
import type { Outcome } from './outcome.ts';
import type { Captured } from './register.ts';

const TENANT = 'agua-clara';
const REGISTER = '0e2f8a51-0000-4000-8000-000000000001';
const ana = { usuario: { _id: 'ana', nombre: 'Ana', tenantData: { _id: TENANT } } } as unknown as SessionData;

/** A capture of a new nota or, with `clave`, of a nota that has that clave already. */
function captured(operation: string, clave?: string): Captured {
  const label = { kind: 'nota', name: 'Ana', amount: 100, clave: clave ?? '' } as const;
  return {
    id: operation,
    about: operation,
    after: [],
    answered: null,
    label,
    answer: { data: { _id: operation, clave: clave ?? '' } },
  };
}

const request = (operation: string, register: string | undefined = REGISTER): ApiRequest => ({
  method: 'POST',
  address: '/api/ventas/guardar',
  body: { operacion: operation, equipo: register },
});

type Answer = 'stored' | 'lost' | 'refused';

/** A server that stores claves. It gives these answers to the first requests, and then stores the clave of every later one. */
function serverOf(...answers: Answer[]) {
  const claves: unknown[] = [];
  const send = async ({ body }: ApiRequest): Promise<Outcome> => {
    const answer = answers.shift() ?? 'stored';
    if (answer === 'lost') return { error: networkError() };
    if (answer === 'refused') return { error: errorFromResponse(422, {}) };
    claves.push((body as { clave?: string }).clave);
    return { data: {} };
  };
  return { claves, send };
}

const letters = async (answer: unknown = { letras: 'B', ultimo: 411 }): Promise<Outcome> => ({ data: answer });

async function opened(send: (sent: ApiRequest) => Promise<Outcome>): Promise<Outbox> {
  const outbox = new Outbox({ send });
  await outbox.open(ana);
  return outbox;
}

beforeEach(async () => {
  await closeQueue();
  globalThis.indexedDB = new IDBFactory();
});

describe('a register with letters', () => {
  it('numbers what it captures after the last number that the server has of it', async () => {
    await learnNumbers(() => letters(), TENANT, REGISTER);
    const { claves, send } = serverOf();
    const outbox = await opened(send);
    for (const operation of ['a', 'b']) await outbox.submit(request(operation), captured(operation));
    expect(claves).toEqual(['B412', 'B413']);
    outbox.close();
  });

  it('is given them once, and another laundry’s are others', async () => {
    await learnNumbers(() => letters(), TENANT, REGISTER);
    const asked = jest.fn(() => letters({ letras: 'C', ultimo: 0 }));
    await learnNumbers(asked, TENANT, REGISTER);
    expect(asked).not.toHaveBeenCalled();
    await learnNumbers(asked, 'bugambilia', REGISTER);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('shows a new nota under its clave, and a known one under its own', async () => {
    await learnNumbers(() => letters(), TENANT, REGISTER);
    const outbox = await opened(serverOf('lost', 'lost').send);
    const first = await outbox.submit(request('a'), captured('a'));
    expect(first).toMatchObject({ pending: true, data: { data: { clave: 'B412' } } });
    expect(await outbox.submit(request('b'), captured('b', 'C7'))).toMatchObject({ data: { data: { clave: 'C7' } } });
    expect(await readEntries()).toMatchObject([
      { label: { clave: 'B412' }, body: { clave: 'B412' } },
      { label: { clave: 'C7' }, body: { clave: 'B413' } },
    ]);
    outbox.close();
  });

  it('takes the number of a capture that is given back to the cashier again', async () => {
    await learnNumbers(() => letters(), TENANT, REGISTER);
    const { claves, send } = serverOf('refused');
    const outbox = await opened(send);
    expect((await outbox.submit(request('a'), captured('a'))).error).toMatchObject({ status: 422 });
    for (const operation of ['a', 'b']) await outbox.submit(request(operation), captured(operation));
    expect(claves).toEqual(['B412', 'B413']);
    outbox.close();
  });

  it('never takes one twice, in however many tabs at once', async () => {
    await learnNumbers(() => letters(), TENANT, REGISTER);
    const { claves, send } = serverOf();
    const tabs = [await opened(send), await opened(send)];
    const operations = Array.from({ length: 20 }, (_, number) => `${number}`);
    await Promise.all(operations.map((id, number) => tabs[number % 2]?.submit(request(id), captured(id))));
    expect(new Set(claves)).toEqual(new Set(operations.map((number) => `B${412 + Number(number)}`)));
    for (const tab of tabs) tab.close();
  });
});

test('a queue of before registers had numbers keeps what waits in it', async () => {
  const before = await openDB(QUEUE_DATABASE, 1, {
    upgrade: (database) => void database.createObjectStore('entradas', { keyPath: 'seq', autoIncrement: true }),
  });
  await before.add('entradas', { id: 'a' });
  before.close();
  await learnNumbers(() => letters(), TENANT, REGISTER);
  expect(await readEntries()).toMatchObject([{ id: 'a' }]);
});

test('without letters the server numbers', async () => {
  const none = () => letters({ letras: null, ultimo: 0 });
  await learnNumbers(none, TENANT, REGISTER);
  const { claves, send } = serverOf();
  const outbox = await opened(send);
  await outbox.submit(request('a'), captured('a'));
  await outbox.submit(request('b', ''), captured('b'));
  expect(claves).toEqual([undefined, undefined]);
  outbox.close();
});

test('however captures are given back, each number is held once and none up to the last is missing', () => {
  const step = fc.option(fc.nat({ max: 9 }), { nil: null });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let numbers: RegisterNumbers = { id: 'x', letters: 'AB', last: 5, free: [] };
      const held: string[] = [];
      for (const index of steps) {
        const [given] = index === null ? [] : held.splice(index, 1);
        if (given !== undefined) numbers = giveBack(giveBack(numbers, given), given);
        else {
          const next = takeNext(numbers);
          numbers = next.numbers;
          held.push(next.clave);
        }
      }
      const all = [...held.map((clave) => splitClave(clave).number), ...numbers.free].toSorted((a, b) => a - b);
      expect(all).toEqual(Array.from({ length: numbers.last - 5 }, (_, number) => number + 6));
    }),
  );
});
