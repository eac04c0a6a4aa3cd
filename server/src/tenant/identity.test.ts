import { randomUUID } from 'node:crypto';
import { type Actor, createScenario, fieldsOf, type Scenario } from '../testing/scenario.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

const save = (body: object, actor: Actor = 'superuser') => e.as[actor].post('/api/tenant/identidad', body);
const read = async (actor: Actor = 'superuser') => (await e.as[actor].get('/api/tenant/identidad')).body;
const range = (...bands: object[]) => ({ envio: { rulesType: 'rango', rules: { rango: bands } } });

test('the identity as it stands', async () => {
  expect(await read()).toMatchObject({
    nombre: 'Agua Clara',
    colores: { primario: '#274c77', secundario: '#6096ba' },
    dias_entrega: 2,
    ticket_ancho: 80,
    ticket_legal: expect.any(String),
    avisos: [],
  });
});

test('what changes is seen by every signed-in user with their next authData, in its laundry only', async () => {
  const changes = {
    nombre: '  Agua   Bendita ',
    colores: { primario: '#FFF3B0', secundario: '#123456' },
    dias_entrega: 3,
  };
  const response = await save(changes);
  const identity = { nombre: 'Agua Bendita', colores: { primario: '#fff3b0', secundario: '#123456' }, dias_entrega: 3 };
  expect(response).toMatchObject({ status: 200, body: identity });
  expect((await e.as.user.get('/api/auth/authData')).body.usuario.tenantData).toMatchObject(identity);
  expect((await read('ajeno')).nombre).toBe('Bugambilia');
});

test('only what is sent changes', async () => {
  const { nombre: name, colores: colors, envio } = await read();
  await save({ ticket_ancho: 58, ticket_legal: 'Gracias.\nVuelve pronto.' });
  expect(await read()).toMatchObject({
    nombre: name,
    colores: colors,
    envio,
    ticket_ancho: 58,
    ticket_legal: 'Gracias.\nVuelve pronto.',
  });
  expect((await save({})).status).toBe(200);
  expect((await save({ logo: '', logo_ico: '' })).body).toMatchObject({ logo: '', logo_ico: '' });
});

test('the delivery rule holds for the next note, not for those made', async () => {
  await save({ envio: { rulesType: 'conCosto', rules: { conCosto: { monto: 40.5 } } } });
  const before = await e.saved({ a_domicilio: true });
  expect(before.envio).toBe(40.5);
  await save({ envio: { rulesType: 'sinCosto', rules: {} } });
  expect((await e.as.user.get(`/api/ventas/${before._id}`)).body.data.envio).toBe(40.5);
  expect((await e.saved({ a_domicilio: true })).envio).toBe(0);
});

test('overlapping bands are refused, gaps pointed out', async () => {
  const overlapping = await save(range({ min: 0, max: 400, envio: 45 }, { min: 300, envio: 0 }));
  expect([overlapping.status, fieldsOf(overlapping)]).toEqual([422, ['envio.rules.rango.1.min']]);
  const gap = await save(range({ min: 0, max: 300, envio: 45 }, { min: 500, envio: 0 }));
  expect(gap).toMatchObject({
    status: 200,
    body: { avisos: [{ campo: 'envio.rules.rango.1.min', mensaje: expect.stringContaining('$300.00 a $500.00') }] },
  });
  expect((await read()).avisos).toHaveLength(1);
});

test.each([
  ['nombre', { nombre: '   ' }],
  ['envio.rules.rango.0.max', range({ min: 300, max: 300, envio: 1 })],
  ['envio.rules.rango.0.envio', range({ min: 0, envio: 1.234 })],
  ['envio.rules.rango.0.min', range({ min: -1, envio: 1 })],
  ['envio.rules.rango', range()],
  ['envio.rules.rango', range(...Array.from({ length: 21 }, (_, n) => ({ min: n, max: n + 1, envio: 1 })))],
  ['envio.rules.conCosto.monto', { envio: { rulesType: 'conCosto', rules: {} } }],
  ['envio.rules.conCosto.monto', { envio: { rulesType: 'conCosto', rules: { conCosto: { monto: 1e12 } } } }],
])('a wrong %s is refused by it (%#)', async (field, body) => {
  const response = await save(body);
  expect([response.status, fieldsOf(response)]).toEqual([422, [field]]);
});

test.each([
  ['colores.primario', { colores: { primario: 'red', secundario: '#123456' } }],
  ['dias_entrega', { dias_entrega: 2.5 }],
  ['ticket_ancho', { ticket_ancho: 70 }],
  ['ticket_legal', { ticket_legal: 'x'.repeat(1_001) }],
  ['ticket_legal', { ticket_legal: 'a\u0000b' }],
  ['envio.rulesType', { envio: { rulesType: 'gratis', rules: {} } }],
  ['logo', { logo: 'javascript:alert(1)' }],
  ['nombre', { nombre: 'x'.repeat(81) }],
])('a malformed %s is named', async (field, body) => {
  const response = await save(body);
  expect(response.status).toBe(400);
  expect(fieldsOf(response)).toContain(field);
});

test.each(['admin', 'user', 'accountant'] as const)('%s may not see or change the identity', async (actor) => {
  expect((await e.as[actor].get('/api/tenant/identidad')).status).toBe(403);
  expect((await save({ nombre: 'X' }, actor)).status).toBe(403);
  expect((await e.as[actor].post('/api/tenant/sucursales/guardar', { nombre_sucursal: 'X' })).status).toBe(403);
});

describe('branches', () => {
  const sucursal = (body: object, actor: Actor = 'superuser') => e.as[actor].post('/api/tenant/sucursales/guardar', body);
  const list = async (actor: Actor = 'user') => (await e.as[actor].get('/api/tenant/sucursales')).body.sucursales;

  test('are added, renamed, and moved to another time zone', async () => {
    const { body, status } = await sucursal({
      nombre_sucursal: ' Tijuana  Centro ',
      zona_horaria: 'America/Tijuana',
      telefono: '(664) 123-4567',
      direccion: 'Av. Revolución 1',
    });
    expect(status).toBe(200);
    const expected = {
      _id: body.response,
      nombre_sucursal: 'Tijuana Centro',
      zona_horaria: 'America/Tijuana',
      telefono: '+526641234567',
      direccion: 'Av. Revolución 1',
      horario: '',
      capacidad: { kilos: null, piezas: null, dias_cerrados: [], fechas_cerradas: [] },
    };
    expect(body.sucursal).toEqual(expected);
    expect(await list()).toContainEqual(expected);
    await sucursal({ _id: body.response, nombre_sucursal: 'Tijuana' });
    expect(await list()).toContainEqual({ ...expected, nombre_sucursal: 'Tijuana' });
  });

  test('a new one takes Mexico City’s time, and staff', async () => {
    const { body } = await sucursal({ nombre_sucursal: 'Roma' });
    expect(body.sucursal.zona_horaria).toBe('America/Mexico_City');
    const invitee = await e.as.superuser.post('/api/usuarios/guardar', {
      usuario: `r-${randomUUID()}@x.mx`,
      idSucursal: body.response,
      rol: 'user',
    });
    expect(invitee.body.usuario.sucursalData.nombre_sucursal).toBe('Roma');
  });

  test.each([
    ['nombre_sucursal', { nombre_sucursal: ' ' }],
    ['nombre_sucursal', { nombre_sucursal: 'NARVARTE' }],
    ['zona_horaria', { nombre_sucursal: 'Otra', zona_horaria: 'Marte/Olimpo' }],
    ['telefono', { nombre_sucursal: 'Otra', telefono: '123' }],
    ['horario', { nombre_sucursal: 'Otra', horario: 'x'.repeat(81) }],
    ['horario', { nombre_sucursal: 'Otra', horario: 'x\n'.repeat(9) }],
  ])('a wrong %s is refused by it (%#)', async (field, body) => {
    const response = await sucursal(body);
    expect([response.status, fieldsOf(response)]).toEqual([422, [field]]);
  });

  test('another laundry’s branch is none', async () => {
    const [foreign] = await list('ajeno');
    expect((await sucursal({ _id: foreign._id, nombre_sucursal: 'Mía' })).status).toBe(404);
    expect(await list('ajeno')).toEqual([foreign]);
  });
});
