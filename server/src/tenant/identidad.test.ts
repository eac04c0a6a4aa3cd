import { randomUUID } from 'node:crypto';
import { camposDe, type Escenario, prepararEscenario, type Quien } from '../test/escenario.ts';

let e: Escenario;
beforeAll(async () => {
  e = await prepararEscenario();
});
afterAll(() => e.servidor.cerrar());

const guardar = (cuerpo: object, quien: Quien = 'superuser') => e.como[quien].post('/api/tenant/identidad', cuerpo);
const leer = async (quien: Quien = 'superuser') => (await e.como[quien].get('/api/tenant/identidad')).cuerpo;
const rango = (...bandas: object[]) => ({ envio: { rulesType: 'rango', rules: { rango: bandas } } });

test('the identity as it stands', async () => {
  expect(await leer()).toMatchObject({
    nombre: 'Agua Clara',
    colores: { primario: '#274c77', secundario: '#6096ba' },
    dias_entrega: 2,
    ticket_ancho: 80,
    ticket_legal: expect.any(String),
    avisos: [],
  });
});

test('what changes is seen by every signed-in user with their next authData, in its laundry only', async () => {
  const cambios = { nombre: '  Agua   Bendita ', colores: { primario: '#FFF3B0', secundario: '#123456' }, dias_entrega: 3 };
  const respuesta = await guardar(cambios);
  const visto = { nombre: 'Agua Bendita', colores: { primario: '#fff3b0', secundario: '#123456' }, dias_entrega: 3 };
  expect(respuesta).toMatchObject({ status: 200, cuerpo: visto });
  expect((await e.como.user.get('/api/auth/authData')).cuerpo.usuario.tenantData).toMatchObject(visto);
  expect((await leer('ajeno')).nombre).toBe('Bugambilia');
});

test('only what is sent changes', async () => {
  const { nombre, colores, envio } = await leer();
  await guardar({ ticket_ancho: 58, ticket_legal: 'Gracias.\nVuelve pronto.' });
  expect(await leer()).toMatchObject({ nombre, colores, envio, ticket_ancho: 58, ticket_legal: 'Gracias.\nVuelve pronto.' });
  expect((await guardar({})).status).toBe(200);
  expect((await guardar({ logo: '', logo_ico: '' })).cuerpo).toMatchObject({ logo: '', logo_ico: '' });
});

test('the delivery rule holds for the next note, not for those made', async () => {
  await guardar({ envio: { rulesType: 'conCosto', rules: { conCosto: { monto: 40.5 } } } });
  const antes = await e.guardada({ a_domicilio: true });
  expect(antes.envio).toBe(40.5);
  await guardar({ envio: { rulesType: 'sinCosto', rules: {} } });
  expect((await e.como.user.get(`/api/ventas/${antes._id}`)).cuerpo.data.envio).toBe(40.5);
  expect((await e.guardada({ a_domicilio: true })).envio).toBe(0);
});

test('overlapping bands are refused, gaps pointed out', async () => {
  const encimados = await guardar(rango({ min: 0, max: 400, envio: 45 }, { min: 300, envio: 0 }));
  expect([encimados.status, camposDe(encimados)]).toEqual([422, ['envio.rules.rango.1.min']]);
  const hueco = await guardar(rango({ min: 0, max: 300, envio: 45 }, { min: 500, envio: 0 }));
  expect(hueco).toMatchObject({
    status: 200,
    cuerpo: { avisos: [{ campo: 'envio.rules.rango.1.min', mensaje: expect.stringContaining('$300.00 a $500.00') }] },
  });
  expect((await leer()).avisos).toHaveLength(1);
});

test.each([
  ['nombre', { nombre: '   ' }],
  ['envio.rules.rango.0.max', rango({ min: 300, max: 300, envio: 1 })],
  ['envio.rules.rango.0.envio', rango({ min: 0, envio: 1.234 })],
  ['envio.rules.rango.0.min', rango({ min: -1, envio: 1 })],
  ['envio.rules.rango', rango()],
  ['envio.rules.rango', rango(...Array.from({ length: 21 }, (_, n) => ({ min: n, max: n + 1, envio: 1 })))],
  ['envio.rules.conCosto.monto', { envio: { rulesType: 'conCosto', rules: {} } }],
  ['envio.rules.conCosto.monto', { envio: { rulesType: 'conCosto', rules: { conCosto: { monto: 1e12 } } } }],
])('a wrong %s is refused by it (%#)', async (campo, cuerpo) => {
  const respuesta = await guardar(cuerpo);
  expect([respuesta.status, camposDe(respuesta)]).toEqual([422, [campo]]);
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
])('a malformed %s is named', async (campo, cuerpo) => {
  const respuesta = await guardar(cuerpo);
  expect(respuesta.status).toBe(400);
  expect(camposDe(respuesta)).toContain(campo);
});

test.each(['admin', 'user', 'accountant'] as const)('%s may not see or change the identity', async (quien) => {
  expect((await e.como[quien].get('/api/tenant/identidad')).status).toBe(403);
  expect((await guardar({ nombre: 'X' }, quien)).status).toBe(403);
  expect((await e.como[quien].post('/api/tenant/sucursales/guardar', { nombre_sucursal: 'X' })).status).toBe(403);
});

describe('branches', () => {
  const sucursal = (cuerpo: object, quien: Quien = 'superuser') => e.como[quien].post('/api/tenant/sucursales/guardar', cuerpo);
  const lista = async (quien: Quien = 'user') => (await e.como[quien].get('/api/tenant/sucursales')).cuerpo.sucursales;

  test('are added, renamed, and moved to another time zone', async () => {
    const { cuerpo, status } = await sucursal({
      nombre_sucursal: ' Tijuana  Centro ',
      zona_horaria: 'America/Tijuana',
      telefono: '(664) 123-4567',
      direccion: 'Av. Revolución 1',
    });
    expect(status).toBe(200);
    const esperada = {
      _id: cuerpo.response,
      nombre_sucursal: 'Tijuana Centro',
      zona_horaria: 'America/Tijuana',
      telefono: '+526641234567',
      direccion: 'Av. Revolución 1',
    };
    expect(cuerpo.sucursal).toEqual(esperada);
    expect(await lista()).toContainEqual(esperada);
    await sucursal({ _id: cuerpo.response, nombre_sucursal: 'Tijuana' });
    expect(await lista()).toContainEqual({ ...esperada, nombre_sucursal: 'Tijuana' });
  });

  test('a new one takes Mexico City’s time, and staff', async () => {
    const { cuerpo } = await sucursal({ nombre_sucursal: 'Roma' });
    expect(cuerpo.sucursal.zona_horaria).toBe('America/Mexico_City');
    const invitado = await e.como.superuser.post('/api/usuarios/guardar', {
      usuario: `r-${randomUUID()}@x.mx`,
      idSucursal: cuerpo.response,
      rol: 'user',
    });
    expect(invitado.cuerpo.usuario.sucursalData.nombre_sucursal).toBe('Roma');
  });

  test.each([
    ['nombre_sucursal', { nombre_sucursal: ' ' }],
    ['nombre_sucursal', { nombre_sucursal: 'NARVARTE' }],
    ['zona_horaria', { nombre_sucursal: 'Otra', zona_horaria: 'Marte/Olimpo' }],
    ['telefono', { nombre_sucursal: 'Otra', telefono: '123' }],
  ])('a wrong %s is refused by it (%#)', async (campo, cuerpo) => {
    const respuesta = await sucursal(cuerpo);
    expect([respuesta.status, camposDe(respuesta)]).toEqual([422, [campo]]);
  });

  test('another laundry’s branch is none', async () => {
    const [ajena] = await lista('ajeno');
    expect((await sucursal({ _id: ajena._id, nombre_sucursal: 'Mía' })).status).toBe(404);
    expect(await lista('ajeno')).toEqual([ajena]);
  });
});
