import { randomUUID } from 'node:crypto';
import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import { STARTER_CATALOG } from '@lavanda/shared/domain/starterCatalog';
import { type Actor, createScenario, fieldsOf, type Scenario } from '../testing/scenario.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

const add = (servicios: object[], actor: Actor = 'superuser') => e.as[actor].post('/api/servicios/agregar', { servicios });
const catalog = async (actor: Actor = 'user'): Promise<Servicio[]> =>
  (await e.as[actor].get('/api/servicios/all')).body.servicios;
const form = (changes: object = {}) => ({
  servicio: `Cobija ${randomUUID()}`,
  categoria: e.piece.categoria,
  medida: 'pz',
  precio: 55.5,
  ...changes,
});

test('several servicios are added at once, at the end and in their order; sent again, none is doubled', async () => {
  const sent = [form(), form({ categoria: e.piece.categoria.toUpperCase(), precio: 20 }), form({ medida: 'flex', precio: null })];
  const first = await add(sent);
  expect(first.status).toBe(200);
  expect(first.body.existentes).toEqual([]);
  expect((await catalog()).slice(-3)).toEqual(first.body.agregados);
  expect(first.body.agregados.map(({ categoria: category, precio: price }: Servicio) => [category, price])).toEqual([
    [e.piece.categoria, 55.5],
    [e.piece.categoria, 20],
    [e.piece.categoria, 0],
  ]);
  const before = await catalog();
  const names = sent.map(({ servicio }) => servicio);
  expect((await add(sent)).body).toEqual({ agregados: [], existentes: names });
  expect(await catalog()).toEqual(before);
});

test('a name that exists keeps its price and spelling, and one sent twice is added once', async () => {
  const twice = form();
  const { body } = await add([
    { ...e.piece, servicio: e.piece.servicio.toUpperCase(), precio: 1 },
    twice,
    { ...twice, precio: 9 },
  ]);
  expect(body.agregados).toMatchObject([{ servicio: twice.servicio, precio: 55.5 }]);
  expect(body.existentes).toEqual([e.piece.servicio, twice.servicio]);
  expect((await catalog()).find(({ _id }) => _id === e.piece._id)).toEqual(e.piece);
});

test('two registers that send the same list at once add it once', async () => {
  const sent = [form(), form()];
  const answers = await Promise.all([add(sent), add(sent), add(sent)]);
  expect(answers.flatMap(({ body }) => body.agregados)).toHaveLength(2);
});

test('one wrong servicio adds none, and is named with its place', async () => {
  const before = await catalog();
  const response = await add([form(), form({ servicio: 'Mantel', precio: 0 })]);
  expect(response).toMatchObject({ status: 422, body: { detail: 'Mantel: El precio tiene que ser mayor que 0.' } });
  expect(fieldsOf(response)).toEqual(['servicios.1.precio']);
  expect(await catalog()).toEqual(before);
});

test('the starter catalogue passes the rules, whole', async () => {
  const { status, body } = await add([...STARTER_CATALOG], 'ajeno');
  expect(status).toBe(200);
  expect(body.agregados.length + body.existentes.length).toBe(STARTER_CATALOG.length);
});

test.each(['admin', 'user', 'accountant'] as const)('%s may not', async (actor) => {
  expect((await add([form()], actor)).status).toBe(403);
});

test('no list and too long a list are refused', async () => {
  expect((await add([])).status).toBe(400);
  expect((await add(Array.from({ length: 101 }, () => form()))).status).toBe(400);
});
