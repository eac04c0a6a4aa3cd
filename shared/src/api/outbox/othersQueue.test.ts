/** @jest-environment node */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { ApiRequest } from '../../contract/calls/requestOf.ts';
import type { SessionData } from '../../contract/schemas/auth.ts';
import { type ApiError, errorFromResponse, networkError } from '../apiError.ts';
import { addEntry, closeQueue, readEntries } from './database.ts';
import type { Entry, NewEntry } from './entry.ts';
import { Outbox } from './outbox.ts';

const session = (id: string, tenant = 'agua-clara') =>
  ({ usuario: { _id: id, nombre: id, tenantData: { _id: tenant } } }) as unknown as SessionData;

const NOTA = '0b7c1f52-6c0e-4a55-9f0e-1f6f0a3b2c4d';

function entry(id: string, owner: string, more: Partial<NewEntry> = {}): NewEntry {
  return {
    ...{ id, path: '/api/ventas/guardar', body: { operacion: id }, about: NOTA, after: [], answered: null, answer: null },
    owner: { tenant: 'agua-clara', user: owner, name: owner },
    label: { kind: 'abono', name: 'Laura', amount: 15_000, clave: '' },
    ...{ captured: '2026-12-10T19:58:00Z', late: true, failures: 0, refusal: null, ...more },
  };
}

let sent: ApiRequest[];
let refusal: ApiError | undefined;
let outbox: Outbox;

beforeEach(async () => {
  await closeQueue();
  globalThis.indexedDB = new IDBFactory();
  sent = [];
  refusal = undefined;
  const answer = () => Promise.resolve(refusal ? { error: refusal } : { data: {} });
  outbox = new Outbox({ send: (request) => answer().finally(() => void sent.push(request)) });
});
afterEach(() => outbox.close());

const bodies = () => sent.map(({ body }) => body as Record<string, unknown>);
const first = async () => (await readEntries())[0] as Entry;

describe('what another user captured on this device', () => {
  it('is sent by the signed-in user as captured by its own, also when it was not late', async () => {
    await addEntry(entry('a', 'ana', { late: false, captured: '2026-12-01T10:00:00Z' }));
    await addEntry(entry('b', 'iván'));
    await outbox.open(session('héctor'));
    await outbox.sendNow();
    expect(sent).toEqual([]);
    await outbox.sendOf('ana');
    expect(bodies()).toMatchObject([{ operacion: 'a', captura: true, capturada_por: 'ana' }]);
    expect(await readEntries()).toMatchObject([{ id: 'b' }]);
  });

  it('goes on after a restart, and stays its own user’s too', async () => {
    await addEntry(entry('a', 'ana'));
    refusal = networkError();
    await outbox.open(session('héctor'));
    await outbox.sendOf('ana');
    refusal = undefined;
    await outbox.open(session('ana'));
    await outbox.sendNow();
    expect(bodies().at(-1)).not.toHaveProperty('capturada_por');
    expect(await readEntries()).toEqual([]);
  });

  it('of another laundry is never sent', async () => {
    await addEntry(entry('a', 'ana'));
    await outbox.open(session('héctor', 'bugambilia'));
    await outbox.sendOf('ana');
    expect(sent).toEqual([]);
  });
});

describe('a dropped entry', () => {
  it('with money leaves once the server has written it down, and stays without an answer', async () => {
    const refused = errorFromResponse(422, { detail: 'El cliente\u0007 no existe.' });
    await addEntry(entry('2f1d6a2e-8a55-4f0b-b8b1-6f0a3b2c4d5e', 'ana', { refusal: refused }));
    await outbox.open(session('ana'));
    refusal = networkError();
    expect(await outbox.discard(await first())).toMatchObject({ status: 'red' });
    expect(await readEntries()).toHaveLength(1);
    refusal = undefined;
    expect(await outbox.discard(await first())).toBeNull();
    expect(sent.at(-1)).toMatchObject({ method: 'POST', address: '/api/capturas/descartar' });
    const told = { autor: 'ana', importe: 150, tipo: 'abono', nombre: 'Laura', nota: NOTA, motivo: 'El cliente  no existe.' };
    expect(bodies().at(-1)).toMatchObject(told);
    expect(await readEntries()).toEqual([]);
  });

  it('without money leaves at once, unless its clave is printed', async () => {
    const label = { kind: 'cliente', name: 'Laura', amount: null, clave: '' } as const;
    await addEntry(entry('c 0', 'ana', { label, refusal: networkError() }));
    await outbox.open(session('ana'));
    expect(await outbox.discard(await first())).toBeNull();
    expect(sent).toEqual([]);
    await addEntry(entry('c 1', 'ana', { label, refusal: networkError(), body: { clave: 'B7' } }));
    expect(await outbox.discard(await first())).toBeNull();
    expect(bodies()).toMatchObject([{ clave: 'B7', importe: null, _id: NOTA }]);
  });
});
