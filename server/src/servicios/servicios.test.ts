import { randomUUID } from 'node:crypto';
import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import { type Actor, createScenario, fieldsOf, type Scenario } from '../testing/scenario.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

const save = (body: object, actor: Actor = 'superuser') => e.as[actor].post('/api/servicios/guardar', body);
const remove = (id: string, actor: Actor = 'superuser') => e.as[actor].post('/api/servicios/eliminar', { id });
const catalog = async (actor: Actor = 'user'): Promise<Servicio[]> =>
  (await e.as[actor].get('/api/servicios/all')).body.servicios;
const newServicio = (changes: object = {}) => ({
  servicio: `Cobija ${randomUUID()}`,
  categoria: e.piece.categoria,
  medida: 'pz',
  precio: 55.5,
  ...changes,
});

test('the service form breaks in the order and with the texts of the specification', async () => {
  const existing = e.piece.servicio.toUpperCase();
  const steps: [object, string, string][] = [
    [{}, 'servicio', 'Tienes que registrar un nombre para el servicio.'],
    [{ servicio: '   ' }, 'servicio', 'Tienes que registrar un nombre para el servicio.'],
    [{ servicio: existing }, 'categoria', 'Tienes que seleccionar una categoría.'],
    [{ servicio: existing, nueva_categoria: true }, 'categoria', 'Tienes que registrar un nombre para la categoría.'],
    [{ servicio: existing, categoria: e.piece.categoria }, 'medida', 'Tienes que seleccionar alguna medida.'],
    [newServicio({ servicio: existing, medida: 'metro' }), 'medida', 'Tienes que seleccionar alguna medida.'],
    [newServicio({ servicio: existing, precio: 0 }), 'precio', 'El precio tiene que ser mayor que 0.'],
    [newServicio({ servicio: existing, precio: null }), 'precio', 'El precio tiene que ser mayor que 0.'],
    [
      newServicio({ servicio: existing, categoria: ` ${e.piece.categoria.toUpperCase()}`, nueva_categoria: true }),
      'categoria',
      'La categoría ya existe.',
    ],
    [newServicio({ servicio: existing }), 'servicio', 'El servicio ya existe.'],
  ];
  for (const [body, field, detail] of steps) {
    const response = await save(body);
    expect({ ...response.body, status: response.status }).toMatchObject({ status: 422, detail });
    expect(fieldsOf(response)).toEqual([field]);
  }
});

test('a new service is in everybody’s catalogue, a flexible one without price, a category in its own spelling', async () => {
  const { body, status } = await save(newServicio({ categoria: e.piece.categoria.toUpperCase() }));
  expect(status).toBe(200);
  expect(body.servicio).toMatchObject({ _id: body.response, categoria: e.piece.categoria, precio: 55.5 });
  expect((await catalog()).at(-1)).toEqual(body.servicio);
  const flex = await save(newServicio({ medida: 'flex', precio: 99, categoria: 'Arreglos', nueva_categoria: true }));
  expect(flex.body.servicio).toMatchObject({ medida: 'flex', precio: 0, categoria: 'Arreglos' });
  expect(await catalog('ajeno')).not.toContainEqual(flex.body.servicio);
});

test('two superusers who add the same name at once: one is told it exists', async () => {
  const body = newServicio();
  const statuses = (await Promise.all([save(body), save(body), save(body)])).map((r) => r.status);
  expect(statuses.sort()).toEqual([200, 422, 422]);
});

test('a changed price never touches notes already made, and holds for the next', async () => {
  const { body } = await save(newServicio({ precio: 50 }));
  const { _id, ...servicio } = body.servicio as Servicio;
  const line = (price: number) => ({
    _id: randomUUID(),
    cantidad: 2,
    servicio: servicio.servicio,
    servicio_id: _id,
    medida: 'pz' as const,
    precio: price,
  });
  const nota = await e.saved({ articulos: [line(50)] });
  expect((await save({ ...servicio, _id, precio: 80 })).status).toBe(200);
  const after = (await e.as.user.get(`/api/ventas/${nota._id}`)).body.data;
  expect(after).toMatchObject({ total: 100, articulos: [{ precio: 50 }] });
  expect((await e.saved({ articulos: [line(80)] })).total).toBe(160);
});

test('a service may keep its name when changed, and be renamed', async () => {
  const { body } = await save(newServicio());
  expect((await save({ ...body.servicio, precio: 1 })).status).toBe(200);
  const name = `Tapete ${randomUUID()}`;
  await save({ ...body.servicio, servicio: `  ${name}  ` });
  expect((await catalog()).find((s) => s._id === body.response)?.servicio).toBe(name);
});

test('a deleted service leaves the catalogue, its notes stay, its name is free', async () => {
  const { body } = await save(newServicio());
  const { servicio } = body;
  expect(await remove(body.response)).toMatchObject({ status: 200, body: { eliminado: true } });
  expect(await remove(body.response)).toMatchObject({ status: 200, body: { eliminado: false } });
  expect((await catalog()).some((s) => s._id === body.response)).toBe(false);
  expect((await save({ ...servicio })).status).toBe(404);
  const { _id, ...withoutId } = servicio;
  expect((await save(withoutId)).status).toBe(200);
});

test.each(['admin', 'user', 'accountant'] as const)('%s may not touch the catalogue', async (actor) => {
  expect((await save(newServicio(), actor)).status).toBe(403);
  expect((await remove(e.piece._id, actor)).status).toBe(403);
});

test('another laundry’s servicio is not found', async () => {
  expect((await save({ ...e.piece, precio: 1 }, 'ajeno')).status).toBe(404);
  expect((await remove(e.piece._id, 'ajeno')).status).toBe(404);
  expect((await catalog()).find((s) => s._id === e.piece._id)).toEqual(e.piece);
});

test.each([
  ['servicio', { servicio: 5 }],
  ['precio', { precio: '55' }],
  ['_id', { _id: 'x' }],
  ['servicio', { servicio: 'a\u0000b' }],
  ['categoria', { categoria: 'x'.repeat(500) }],
])('a wrong %s is named', async (field, change) => {
  const response = await save(newServicio(change));
  expect(response.status).toBe(400);
  expect(fieldsOf(response)).toContain(field);
});
