import { randomUUID } from 'node:crypto';
import type { Servicio } from '@lavanda/shared/contract/servicios';
import { camposDe, type Escenario, prepararEscenario, type Quien } from '../test/escenario.ts';

let e: Escenario;
beforeAll(async () => {
  e = await prepararEscenario();
});
afterAll(() => e.servidor.cerrar());

const guardar = (cuerpo: object, quien: Quien = 'superuser') => e.como[quien].post('/api/servicios/guardar', cuerpo);
const eliminar = (id: string, quien: Quien = 'superuser') => e.como[quien].post('/api/servicios/eliminar', { id });
const catalogo = async (quien: Quien = 'user'): Promise<Servicio[]> =>
  (await e.como[quien].get('/api/servicios/all')).cuerpo.servicios;
const nuevo = (cambios: object = {}) => ({
  servicio: `Cobija ${randomUUID()}`,
  categoria: e.pieza.categoria,
  medida: 'pz',
  precio: 55.5,
  ...cambios,
});

test('the service form breaks in the order and with the texts of the specification', async () => {
  const existente = e.pieza.servicio.toUpperCase();
  const pasos: [object, string, string][] = [
    [{}, 'servicio', 'Tienes que registrar un nombre para el servicio.'],
    [{ servicio: '   ' }, 'servicio', 'Tienes que registrar un nombre para el servicio.'],
    [{ servicio: existente }, 'categoria', 'Tienes que seleccionar una categoría.'],
    [{ servicio: existente, nueva_categoria: true }, 'categoria', 'Tienes que registrar un nombre para la categoría.'],
    [{ servicio: existente, categoria: e.pieza.categoria }, 'medida', 'Tienes que seleccionar alguna medida.'],
    [nuevo({ servicio: existente, medida: 'metro' }), 'medida', 'Tienes que seleccionar alguna medida.'],
    [nuevo({ servicio: existente, precio: 0 }), 'precio', 'El precio tiene que ser mayor que 0.'],
    [nuevo({ servicio: existente, precio: null }), 'precio', 'El precio tiene que ser mayor que 0.'],
    [
      nuevo({ servicio: existente, categoria: ` ${e.pieza.categoria.toUpperCase()}`, nueva_categoria: true }),
      'categoria',
      'La categoría ya existe.',
    ],
    [nuevo({ servicio: existente }), 'servicio', 'El servicio ya existe.'],
  ];
  for (const [cuerpo, campo, detail] of pasos) {
    const respuesta = await guardar(cuerpo);
    expect({ ...respuesta.cuerpo, status: respuesta.status }).toMatchObject({ status: 422, detail });
    expect(camposDe(respuesta)).toEqual([campo]);
  }
});

test('a new service is in everybody’s catalogue, a flexible one without price, a category in its own spelling', async () => {
  const { cuerpo, status } = await guardar(nuevo({ categoria: e.pieza.categoria.toUpperCase() }));
  expect(status).toBe(200);
  expect(cuerpo.servicio).toMatchObject({ _id: cuerpo.response, categoria: e.pieza.categoria, precio: 55.5 });
  expect((await catalogo()).at(-1)).toEqual(cuerpo.servicio);
  const flex = await guardar(nuevo({ medida: 'flex', precio: 99, categoria: 'Arreglos', nueva_categoria: true }));
  expect(flex.cuerpo.servicio).toMatchObject({ medida: 'flex', precio: 0, categoria: 'Arreglos' });
  expect(await catalogo('ajeno')).not.toContainEqual(flex.cuerpo.servicio);
});

test('two superusers who add the same name at once: one is told it exists', async () => {
  const cuerpo = nuevo();
  const estados = (await Promise.all([guardar(cuerpo), guardar(cuerpo), guardar(cuerpo)])).map((r) => r.status);
  expect(estados.sort()).toEqual([200, 422, 422]);
});

test('a changed price never touches notes already made, and holds for the next', async () => {
  const { cuerpo } = await guardar(nuevo({ precio: 50 }));
  const { _id, ...servicio } = cuerpo.servicio as Servicio;
  const linea = (precio: number) => ({
    _id: randomUUID(),
    cantidad: 2,
    servicio: servicio.servicio,
    servicio_id: _id,
    medida: 'pz' as const,
    precio,
  });
  const nota = await e.guardada({ articulos: [linea(50)] });
  expect((await guardar({ ...servicio, _id, precio: 80 })).status).toBe(200);
  const despues = (await e.como.user.get(`/api/ventas/${nota._id}`)).cuerpo.data;
  expect(despues).toMatchObject({ total: 100, articulos: [{ precio: 50 }] });
  expect((await e.guardada({ articulos: [linea(80)] })).total).toBe(160);
});

test('a service may keep its name when changed, and be renamed', async () => {
  const { cuerpo } = await guardar(nuevo());
  expect((await guardar({ ...cuerpo.servicio, precio: 1 })).status).toBe(200);
  const nombre = `Tapete ${randomUUID()}`;
  await guardar({ ...cuerpo.servicio, servicio: `  ${nombre}  ` });
  expect((await catalogo()).find((s) => s._id === cuerpo.response)?.servicio).toBe(nombre);
});

test('a deleted service leaves the catalogue, its notes stay, its name is free', async () => {
  const { cuerpo } = await guardar(nuevo());
  const { servicio } = cuerpo;
  expect(await eliminar(cuerpo.response)).toMatchObject({ status: 200, cuerpo: { eliminado: true } });
  expect(await eliminar(cuerpo.response)).toMatchObject({ status: 200, cuerpo: { eliminado: false } });
  expect((await catalogo()).some((s) => s._id === cuerpo.response)).toBe(false);
  expect((await guardar({ ...servicio })).status).toBe(404);
  const { _id, ...sinId } = servicio;
  expect((await guardar(sinId)).status).toBe(200);
});

test.each(['admin', 'user', 'accountant'] as const)('%s may not touch the catalogue', async (quien) => {
  expect((await guardar(nuevo(), quien)).status).toBe(403);
  expect((await eliminar(e.pieza._id, quien)).status).toBe(403);
});

test('another laundry’s service is none', async () => {
  expect((await guardar({ ...e.pieza, precio: 1 }, 'ajeno')).status).toBe(404);
  expect((await eliminar(e.pieza._id, 'ajeno')).status).toBe(404);
  expect((await catalogo()).find((s) => s._id === e.pieza._id)).toEqual(e.pieza);
});

test.each([
  ['servicio', { servicio: 5 }],
  ['precio', { precio: '55' }],
  ['_id', { _id: 'x' }],
  ['servicio', { servicio: 'a\u0000b' }],
  ['categoria', { categoria: 'x'.repeat(500) }],
])('a wrong %s is named', async (campo, cambio) => {
  const respuesta = await guardar(nuevo(cambio));
  expect(respuesta.status).toBe(400);
  expect(camposDe(respuesta)).toContain(campo);
});
