/** @jest-environment node */
import 'fake-indexeddb/auto';
import { activeNotasRequest, wholeNotasRequest } from '../../contract/calls/activeNotas.ts';
import type { ApiRequest } from '../../contract/calls/requestOf.ts';
import { requestOf } from '../../contract/calls/requestOf.ts';
import { readNotaCall, scanCall } from '../../contract/calls/sales.ts';
import type { Nota, ScanAnswer } from '../../contract/schemas/sales.ts';
import type { Entry } from '../outbox/entry.ts';
import type { Outcome } from '../outbox/outcome.ts';
import { withPending } from '../outbox/pending.ts';
import { keepClientes, keepPendingCliente } from './clientes.ts';
import { answerOfCopy, keepAnswer } from './copy.ts';
import { copyDatabase } from './database.ts';
import { fillClientes, fillCopy, keepChangedClientes } from './fillCopy.ts';

beforeEach(() => copyDatabase.erase());

const nota = (folio: number, more: Partial<Nota> = {}) =>
  ({
    _id: `00000000-0000-4000-8000-00000000000${folio}`,
    folio,
    sucursal: 's',
    fecha: '2026-11-19',
    version: 1,
    status: 0,
    articulos: [],
    ...more,
  }) as Nota;
const saved: ApiRequest = { method: 'POST', address: '/api/ventas/guardar' };
const folios = async () => ((await answerOfCopy(activeNotasRequest())) as { results: Nota[] }).results.map(({ folio }) => folio);

it('lists what this device saved since the board was read: changed, new, and not what it closed', async () => {
  const listed = [nota(3), nota(2), nota(1)];
  await keepAnswer(activeNotasRequest(), { results: listed, conteo: 3 });
  await keepAnswer(saved, { data: nota(2, { version: 2, status: 10 }) });
  await keepAnswer(saved, { data: nota(4) });
  expect(await folios()).toEqual([4, 3, 1]);
  // This device keeps nota 1, but the list that is read later lacks it: nota 1 has left the board, so it isn't listed again.
  await copyDatabase.erase();
  await keepAnswer(saved, { data: nota(1) });
  await keepAnswer(activeNotasRequest(), { results: [nota(3)], conteo: 1 });
  expect(await folios()).toEqual([3]);
});

describe('the search of clientes', () => {
  const search = async (text: string) => {
    const request: ApiRequest = { method: 'POST', address: '/api/clientes/', body: { nombre: text } };
    const answer = (await answerOfCopy(request)) as { clientes: { nombre: string }[] };
    return answer.clientes.map(({ nombre: name }) => name);
  };

  it.each(['renata', 'Renata', 'RENATA NÁJERA', 'najera', 'nájera rena'])('finds Renata Nájera by %s', async (text) => {
    const data = {
      rfc: '',
      regimenFiscal: '',
      razonSocial: '',
      cp: '',
      correoElectronico: '',
      tenant: 't',
      nota_pendiente: null,
    };
    await keepClientes([{ _id: 'r', nombre: 'Renata', apellido: 'Nájera', telefono: '', domicilio: [], ...data }]);
    expect(await search(text)).toEqual(['Renata']);
  });

  it('finds who was registered here and waits to be sent', async () => {
    await keepPendingCliente({ _id: 'n', nombre: 'Nueva', apellido: 'Luna', telefono: '+525541081170' }, 't');
    expect(await search('luna')).toEqual(['Nueva']);
    expect(await search('5541081170')).toEqual(['Nueva']);
  });
});

describe('a scan', () => {
  const request = (code: string) => requestOf(scanCall, { query: { codigo: code } });
  const scanned = async (code: string, entries: Entry[] = []) => {
    const { address } = request(code);
    const { results, pieza } = withPending(address, await answerOfCopy(request(code)), entries) as ScanAnswer;
    return [results.map(({ clave }) => clave), pieza];
  };
  const day = '2026-11-20';
  const kept = [
    nota(1, { clave: 'B5', fecha: day, status: 10 }),
    nota(2, { clave: 'B52', fecha: day }),
    nota(3, { clave: 'B6', fecha: day }),
    nota(4, { clave: 'BA5', fecha: day }),
  ];

  beforeEach(() => keepAnswer(wholeNotasRequest(), { results: kept, siguiente: null }));

  it('finds a nota by its clave or the beginning of it, by folio, and by the tag of a piece, handed over or not', async () => {
    expect(await scanned('b5')).toEqual([['B5', 'B52'], null]);
    expect(await scanned('B5.2')).toEqual([['B5'], 2]);
    expect(await scanned('3')).toEqual([['B6'], null]);
    expect(await scanned('B9')).toEqual([[], null]);
  });

  it('finds what was captured here and waits', async () => {
    const answer = { data: nota(0, { clave: 'B53', fecha: day }) };
    expect(await scanned('B53', [{ answer } as Entry])).toEqual([['B53'], null]);
  });
});

it('keeps the last notas whole besides the active ones, and forgets one that is no longer among them', async () => {
  const voided = nota(9);
  await keepAnswer(saved, { data: voided });
  const pages = [
    { results: [nota(4), nota(3, { status: 10 })], siguiente: 'x' },
    { results: [nota(2, { status: 10 })], siguiente: null },
  ];
  const asked: string[] = [];
  await fillCopy(async (request): Promise<Outcome> => {
    asked.push(request.address);
    const whole = request.address.startsWith(wholeNotasRequest().address);
    const active = request.address === activeNotasRequest().address;
    const data = whole ? pages.shift() : active ? { results: [nota(4)] } : { clientes: [], siguiente: null };
    await keepAnswer(request, data);
    return { data };
  });
  const read = async ({ _id }: Nota) => answerOfCopy(requestOf(readNotaCall, { params: { nota: _id }, query: {} }));
  expect(await Promise.all([nota(4), nota(3), nota(2)].map(read))).not.toContain(undefined);
  expect(await read(voided)).toBeUndefined();
  expect(asked.filter((address) => /^\/api\/ventas\/0/.test(address))).toEqual([]);
});

describe('clientes of another register', () => {
  const [added, removed] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];
  const cliente = (id: string, name: string) =>
    ({ _id: id, nombre: name, apellido: 'Tarde', telefono: '' }) as Parameters<typeof keepClientes>[0][number];
  const found = async () => {
    const answer = await answerOfCopy({ method: 'POST', address: '/api/clientes/', body: { nombre: 'tarde' } });
    return (answer as { clientes: { nombre: string }[] }).clientes.map(({ nombre: name }) => name);
  };
  const asked: string[] = [];
  const call = async (request: ApiRequest): Promise<Outcome> => {
    asked.push(request.address);
    const data = { clientes: request.address.includes(removed) ? [] : [cliente(added, 'Lucía')], siguiente: null };
    await keepAnswer(request, data);
    return { data };
  };
  beforeEach(() => void asked.splice(0));

  it('are found at once, and not when they were removed', async () => {
    await keepClientes([cliente(removed, 'Borrado')]);
    await keepChangedClientes([added, removed], call);
    expect(await found()).toEqual(['Lucía']);
  });

  it('are read again, all, when any may have changed or the copy has become old', async () => {
    await fillClientes(call);
    await fillClientes(call);
    expect(asked).toHaveLength(1);
    await keepChangedClientes([], call);
    await fillClientes(call);
    expect(asked).toHaveLength(2);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_000);
    await fillClientes(call);
    expect(asked).toHaveLength(3);
    jest.restoreAllMocks();
  });
});
