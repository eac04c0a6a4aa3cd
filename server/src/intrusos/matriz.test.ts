import { bien, intentar, type Mundo, prepararMundo } from './mundo.ts';
import { DE_LLAVE, DE_SESION, llamadaDe, PUBLICAS, SEGUN_LO_QUE_HAY } from './tabla.ts';

const ROLES = [
  ['S', 'superuser'],
  ['A', 'admin'],
  ['U', 'user'],
  ['C', 'accountant'],
] as const;

let m: Mundo;
beforeAll(async () => {
  m = await prepararMundo();
});
afterAll(() => m.e.servidor.cerrar());

test('every call of the server is in one of the lists: what is added later is attacked too, or this fails', () => {
  const conocidas = new Set([...Object.keys(DE_SESION).map(llamadaDe), ...Object.keys(PUBLICAS), ...DE_LLAVE]);
  expect(m.rutas.filter(({ nombre }) => !conocidas.has(nombre)).map(({ nombre }) => nombre)).toEqual([]);
  const hay = new Set(m.rutas.map(({ nombre }) => nombre));
  expect([...conocidas].filter((nombre) => !hay.has(nombre) && !SEGUN_LO_QUE_HAY.includes(nombre))).toEqual([]);
});

test('every call that is described is one of those that were registered', async () => {
  const { paths } = (await m.e.servidor.anonimo.get('/api/docs/json')).cuerpo;
  const descritas = Object.entries(paths as Record<string, object>).flatMap(([ruta, metodos]) =>
    Object.keys(metodos).map((metodo) => `${metodo.toUpperCase()} ${ruta.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(descritas.length).toBeGreaterThan(40);
  const hay = new Set(m.rutas.map(({ nombre }) => nombre));
  expect(descritas.filter((nombre) => !nombre.startsWith('HEAD ') && !hay.has(nombre))).toEqual([]);
});

describe.each(Object.entries(DE_SESION))('%s', (nombre, { roles, intento }) => {
  const [metodo = ''] = nombre.split(' ');

  test(`is for ${roles} and for nobody else`, async () => {
    const { url } = m.e.servidor;
    const anonima = await intentar(url, metodo, await intento(m), '');
    expect({ status: anonima.status, texto: anonima.texto }).toEqual({
      status: 401,
      texto: expect.stringContaining('Tu sesión terminó'),
    });
    for (const [letra, rol] of ROLES) {
      const preparado = await intento(m);
      const { status, texto } = await intentar(url, metodo, preparado, m.e.como[rol].cookie);
      if (roles.includes(letra)) expect({ rol, status, texto }).toMatchObject({ rol, status: preparado.espera ?? 200 });
      else expect({ rol, status, texto }).toEqual({ rol, status: 403, texto: expect.stringContaining('permiso') });
    }
  });
});

describe.each(DE_LLAVE)('%s', (nombre) => {
  const [metodo = '', ruta = ''] = nombre.split(' ');

  test('takes no session of any role in place of its deploy token', async () => {
    for (const cookie of ['', ...ROLES.map(([, rol]) => m.e.como[rol].cookie)]) {
      const { status } = await intentar(m.e.servidor.url, metodo, { ruta: ruta.replace(':remoto', 'mfe-pos') }, cookie);
      expect(status).toBe(401);
    }
  });
});

test('a link that is nobody’s opens nothing: activation, reset and public ticket', async () => {
  const token = 'x'.repeat(43);
  const { anonimo } = m.e.servidor;
  expect((await anonimo.get(`/api/usuarios/confirmation/${token}`)).status).toBe(404);
  expect(
    (await anonimo.post('/api/usuarios/confirmation/submit', { nombre: 'x', apellidos: 'x', password: 'xxxxxx' })).status,
  ).toBe(404);
  expect((await anonimo.get(`/api/auth/restablecer/${token}`)).status).toBe(404);
  expect((await anonimo.post('/api/auth/restablecer', { token, password: 'xxxxxx' })).status).toBe(404);
  expect((await anonimo.get(`/t/${'x'.repeat(32)}`)).status).toBe(404);
  expect((await anonimo.get(`/t/${'x'.repeat(32)}/imagen`)).status).toBe(404);
});

test('a role that is changed holds with the next call, whatever the session did before', async () => {
  const { servidor, como } = m.e;
  const { response: equipo } = bien(await como.superuser.get('/api/tenant/allUsersByTenant'));
  const { _id } = equipo.find(({ usuario }: { usuario: string }) => usuario === 'usuario2@aguaclara.mx');
  expect((await como.user2.get('/api/ventas/?status=0')).status).toBe(200);
  bien(await como.superuser.post('/api/usuarios/guardar', { _id, rol: 'accountant' }));
  expect((await como.user2.get('/api/ventas/?status=0')).status).toBe(401);
  const contador = await servidor.entrar('usuario2@aguaclara.mx');
  expect((await contador.post('/api/ventas/guardar', m.nuevaNota())).status).toBe(403);
  bien(await como.superuser.post('/api/usuarios/guardar', { _id, rol: 'admin' }));
  expect((await contador.get('/api/ventas/?status=0')).status).toBe(401);
  const admin = await servidor.entrar('usuario2@aguaclara.mx');
  expect((await admin.get(`/api/ventas/resumen/exportar?mes=${m.hoy.slice(0, 7)}`)).status).toBe(200);
});
