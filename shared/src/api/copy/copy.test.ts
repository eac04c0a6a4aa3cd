/** @jest-environment node */
import 'fake-indexeddb/auto';
import { activeNotasRequest } from '../../contract/calls/activeNotas.ts';
import type { ApiRequest } from '../../contract/calls/requestOf.ts';
import type { Nota } from '../../contract/schemas/sales.ts';
import { keepClientes, keepPendingCliente } from './clientes.ts';
import { answerOfCopy, keepAnswer } from './copy.ts';
import { copyDatabase } from './database.ts';

beforeEach(() => copyDatabase.erase());

const nota = (folio: number, more: Partial<Nota> = {}) =>
  ({
    _id: `00000000-0000-4000-8000-00000000000${folio}`,
    folio,
    sucursal: 's',
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
  // One that left the board before it was read is not back for having been opened once.
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
