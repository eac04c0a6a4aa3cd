/** @jest-environment node */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { ApiRequest } from '../../contract/calls/requestOf.ts';
import { ana, captured, request } from '../../testing/captures.ts';
import { errorFromResponse, networkError } from '../apiError.ts';
import { closeQueue, readEntries } from './database.ts';
import { Outbox } from './outbox.ts';
import type { Outcome } from './outcome.ts';
import { QueueDatabase } from './queueDatabase.ts';

const other = new QueueDatabase('otra-cola');
const owner = { tenant: 'agua-clara', user: 'ruta-1', name: 'Rocío' };

beforeEach(async () => {
  await Promise.all([closeQueue(), other.close()]);
  globalThis.indexedDB = new IDBFactory();
});

/**
 * An outbox with a queue of its own, and the requests that it sent.
 * @param answers outcomes of the first requests; all later requests succeed
 */
function ofOther(...answers: Outcome[]) {
  const sent: ApiRequest[] = [];
  const send = async (one: ApiRequest) => {
    sent.push(one);
    return answers.shift() ?? { data: {} };
  };
  return { sent, outbox: new Outbox({ send, queue: other }) };
}

it('two queues of a device know nothing of each other', async () => {
  const counter = new Outbox({ send: async () => ({ error: networkError() }) });
  await counter.open(ana);
  await counter.submit(request('a'), captured('a'));
  const { outbox, sent } = ofOther({ error: networkError() });
  await outbox.openFor(owner);
  await outbox.capture(request('b'), captured('b'));
  await outbox.sendNow();
  expect(sent.map(({ body }) => (body as { operacion: string }).operacion)).toEqual(['b', 'b']);
  expect(await readEntries()).toMatchObject([{ id: 'a' }]);
  expect(await other.read()).toEqual([]);
  counter.close();
  outbox.close();
});

it('a capture that nobody waits for is kept before it is sent, late; a refusal stays with it', async () => {
  const { outbox, sent } = ofOther({ error: errorFromResponse(409, { detail: 'Ya no es tuya.' }) });
  await outbox.openFor(owner);
  expect(await outbox.capture(request('a'), captured('a'))).toMatchObject({ pending: true });
  await outbox.sendNow();
  expect(sent).toMatchObject([{ body: { captura: true, operacion: 'a' } }]);
  expect(await other.read()).toMatchObject([{ id: 'a', owner, refusal: { status: 409 } }]);
  outbox.close();
});

it('where the device keeps nothing a capture is answered by the server', async () => {
  globalThis.indexedDB = {
    open: () => {
      throw new Error('Forbidden');
    },
  } as unknown as IDBFactory;
  const { outbox } = ofOther({ error: errorFromResponse(422, { detail: 'No.' }) });
  await outbox.openFor(owner);
  expect(await outbox.capture(request('a'), captured('a'))).toMatchObject({ error: { status: 422 } });
  outbox.close();
});
