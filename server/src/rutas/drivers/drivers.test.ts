import { randomUUID } from 'node:crypto';
import type { Chofer } from '@lavanda/shared/contract/schemas/rutas';
import { MAX_DRIVERS } from '@lavanda/shared/domain/ruta';
import { type Actor, bodyAs, fieldsOf } from '../../testing/scenario.ts';
import { createRouteScenario, type RouteScenario } from '../testing/routeScenario.ts';

let e: RouteScenario;
beforeAll(async () => {
  e = await createRouteScenario();
});
afterAll(() => e?.server.close());

const driver = (changes: object = {}) => ({
  ...{ _id: randomUUID(), nombre: 'Beto Luna', telefono: '55 1846 2203', vehiculo: 'moto', capacidad: 4, sale: '08:30' },
  ...{ dias: [3, 2, 3], ...changes },
});
const save = (body: object, actor: Actor = 'admin') => e.as[actor].post('/api/rutas/choferes', body);
const list = async (actor: Actor = 'user') =>
  bodyAs<{ choferes: Chofer[] }>(await e.as[actor].get('/api/rutas/choferes')).choferes;

test('a driver is added, changed by the same id, and made inactive but not forgotten', async () => {
  const body = driver({ nombre: '  Beto   Luna ' });
  const added = await save(body);
  const kept = { ...body, nombre: 'Beto Luna', telefono: '+525518462203', dias: [2, 3], activo: true, marca: 3 };
  expect([added.status, added.body]).toEqual([200, { chofer: kept }]);
  expect((await list()).at(-1)).toEqual(kept);
  const changed = await save({ ...body, telefono: '', capacidad: null, activo: false });
  const inactive = { ...kept, telefono: '', capacidad: null, activo: false };
  expect(changed.body.chofer).toEqual(inactive);
  expect((await save({ ...body, telefono: '', capacidad: null })).body.chofer).toEqual(inactive);
  expect((await e.day(e.emptyDay())).choferes.map(({ _id }) => _id)).not.toContain(body._id);
  await save({ ...body, activo: true });
  expect((await e.day(e.emptyDay())).choferes.map(({ _id }) => _id)).toContain(body._id);
});

test('what can’t be is refused, naming the field', async () => {
  for (const [changes, field] of [
    [{ nombre: '   ' }, 'nombre'],
    [{ telefono: '12' }, 'telefono'],
  ] as const) {
    const refused = await save(driver(changes));
    expect([refused.status, fieldsOf(refused)]).toEqual([422, [field]]);
  }
  for (const changes of [{ sale: '25:00' }, { capacidad: 0 }, { dias: [8] }, { vehiculo: 'barco' }, { nombre: 'a\nb' }]) {
    expect((await save(driver(changes))).status).toBe(400);
  }
});

test('are of one sucursal: another laundry neither sees nor changes them', async () => {
  const [first] = e.drivers;
  expect(await list('ajeno')).toEqual([]);
  expect((await save({ ...driver(), _id: first?._id }, 'ajeno')).body.chofer).toMatchObject({ nombre: 'Beto Luna', marca: 0 });
  expect((await list()).find(({ _id }) => _id === first?._id)?.nombre).toBe('Toño Barrera');
});

test('are at most twenty at work; one more is refused until another leaves', async () => {
  for (let active = (await list()).filter((driver) => driver.activo).length; active < MAX_DRIVERS; active++) await save(driver());
  const more = driver();
  const refused = await save(more);
  expect([refused.status, refused.body.detail]).toEqual([422, 'Ya hay 20 choferes activos. Desactiva uno para agregar otro.']);
  const last = (await list()).findLast((driver) => driver.activo);
  expect((await save({ ...driver(), _id: last?._id, nombre: 'Otro nombre' })).status).toBe(200);
  expect((await save({ ...driver(), _id: last?._id, activo: false })).status).toBe(200);
  expect((await save(more)).status).toBe(200);
});

test('the start of the routes is the sucursal’s', async () => {
  const start = { lat: 19.4, lon: -99.2 };
  const saved = await e.as.admin.post('/api/rutas/salida', start);
  expect([saved.status, saved.body]).toEqual([200, { salida: start }]);
  expect((await e.day(e.emptyDay())).sucursal.salida).toEqual(start);
  expect((await e.day(e.emptyDay(), 'ajeno')).sucursal.salida).toBeNull();
  expect((await e.as.admin.post('/api/rutas/salida', { lat: 91, lon: 0 })).status).toBe(400);
});

test('without a start routes begin at their first stop', async () => {
  const [own] = [await e.as.ajeno.get('/api/rutas/choferes')];
  const { choferes } = bodyAs<{ choferes: Chofer[] }>(own);
  const body = { usuario: await bugambiliaCliente(), fecha: e.today, articulos: [], status: -1, a_domicilio: true };
  const day = e.emptyDay();
  const nota = { ...body, fecha: day, id: randomUUID(), domicilio: { descripcion: 'Calle 1', lat: 19.35, lon: -99.16 } };
  const recoleccion = { hora_inicio: '09:00', hora_final: '12:00' };
  expect((await e.as.ajeno.post('/api/ventas/guardar', { ...nota, recoleccion })).status).toBe(200);
  const moved = await e.move(day, { nota: nota.id, tipo: 'recoleccion' }, choferes[0]?._id ?? '', undefined, 'ajeno');
  expect(moved.body).toMatchObject({ paradas: [{ llega: '09:00' }], rutas: [{ km: 0, termina: '09:06' }] });
});

const bugambiliaCliente = async () =>
  bodyAs<{ response: string }>(await e.as.ajeno.post('/api/clientes/guardar', { nombre: 'Ana', apellido: randomUUID() }))
    .response;

describe('the laundry’s own permissions', () => {
  test('decide: an admin keeps drivers, a user only sees them, an accountant neither', async () => {
    expect((await save(driver(), 'user')).status).toBe(403);
    expect((await e.as.accountant.get('/api/rutas/choferes')).status).toBe(403);
    expect((await e.as.user.get('/api/rutas/choferes')).status).toBe(200);
  });
});
