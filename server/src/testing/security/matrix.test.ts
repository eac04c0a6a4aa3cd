import { type AttackScenario, createAttackScenario, ok, tryIt } from './attackScenario.ts';
import { endpointOf, SESSION_ROUTES } from './callsTable.ts';
import { CONDITIONAL_ROUTES, DEPLOY_TOKEN_ROUTES, PUBLIC_ROUTES } from './publicRoutes.ts';

const ROLES = [
  ['S', 'superuser'],
  ['A', 'admin'],
  ['U', 'user'],
  ['C', 'accountant'],
] as const;

let m: AttackScenario;
beforeAll(async () => {
  m = await createAttackScenario();
});
afterAll(() => m.e.server.close());

test('every call of the server is in one of the lists: what is added later is attacked too, or this fails', () => {
  const known = new Set([...Object.keys(SESSION_ROUTES).map(endpointOf), ...Object.keys(PUBLIC_ROUTES), ...DEPLOY_TOKEN_ROUTES]);
  expect(m.routes.filter(({ nombre: name }) => !known.has(name)).map(({ nombre: name }) => name)).toEqual([]);
  const exists = new Set(m.routes.map(({ nombre: name }) => name));
  expect([...known].filter((name) => !exists.has(name) && !CONDITIONAL_ROUTES.includes(name))).toEqual([]);
});

test('every call that is described is one of those that were registered', async () => {
  const { paths } = (await m.e.server.anonymous.get('/api/docs/json')).body;
  const described = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1').replace('{*}', '*')}`),
  );
  expect(described.length).toBeGreaterThan(40);
  const exists = new Set(m.routes.map(({ nombre: name }) => name));
  expect(described.filter((name) => !name.startsWith('HEAD ') && !exists.has(name))).toEqual([]);
});

describe.each(Object.entries(SESSION_ROUTES))('%s', (name, { roles, prepare }) => {
  const [method = ''] = name.split(' ');

  test(`is for ${roles} and for nobody else`, async () => {
    const { url } = m.e.server;
    const anonymousResponse = await tryIt(url, method, await prepare(m), '');
    expect({ status: anonymousResponse.status, texto: anonymousResponse.texto }).toEqual({
      status: 401,
      texto: expect.stringContaining('Tu sesión terminó'),
    });
    for (const [letter, role] of ROLES) {
      const prepared = await prepare(m);
      const { status, texto: text } = await tryIt(url, method, prepared, m.e.as[role].cookie);
      if (roles.includes(letter))
        expect({ rol: role, status, texto: text }).toMatchObject({ rol: role, status: prepared.expected ?? 200 });
      else
        expect({ rol: role, status, texto: text }).toEqual({
          rol: role,
          status: 403,
          texto: expect.stringContaining('permiso'),
        });
    }
  });
});

describe.each(DEPLOY_TOKEN_ROUTES)('%s', (name) => {
  const [method = '', path = ''] = name.split(' ');

  test('takes no session of any role in place of its deploy token', async () => {
    for (const cookie of ['', ...ROLES.map(([, role]) => m.e.as[role].cookie)]) {
      const { status } = await tryIt(m.e.server.url, method, { path: path.replace(':remoto', 'mfe-pos') }, cookie);
      expect(status).toBe(401);
    }
  });
});

test('a link that is nobody’s opens nothing: activation, reset and public ticket', async () => {
  const token = 'x'.repeat(43);
  const { anonymous } = m.e.server;
  expect((await anonymous.get(`/api/usuarios/confirmation/${token}`)).status).toBe(404);
  expect(
    (await anonymous.post('/api/usuarios/confirmation/submit', { nombre: 'x', apellidos: 'x', password: 'xxxxxx' })).status,
  ).toBe(404);
  expect((await anonymous.get(`/api/auth/restablecer/${token}`)).status).toBe(404);
  expect((await anonymous.post('/api/auth/restablecer', { token, password: 'xxxxxx' })).status).toBe(404);
  expect((await anonymous.get(`/t/${'x'.repeat(32)}`)).status).toBe(404);
  expect((await anonymous.get(`/t/${'x'.repeat(32)}/imagen`)).status).toBe(404);
});

test('a role that is changed holds with the next call, whatever the session did before', async () => {
  const { server, as } = m.e;
  const { response: team } = ok(await as.superuser.get('/api/tenant/allUsersByTenant'));
  const { _id } = team.find(({ usuario: user }: { usuario: string }) => user === 'usuario2@aguaclara.mx');
  expect((await as.user2.get('/api/ventas/?status=0')).status).toBe(200);
  ok(await as.superuser.post('/api/usuarios/guardar', { _id, rol: 'accountant' }));
  expect((await as.user2.get('/api/ventas/?status=0')).status).toBe(401);
  const accountant = await server.signIn('usuario2@aguaclara.mx');
  expect((await accountant.post('/api/ventas/guardar', m.newNota())).status).toBe(403);
  ok(await as.superuser.post('/api/usuarios/guardar', { _id, rol: 'admin' }));
  expect((await accountant.get('/api/ventas/?status=0')).status).toBe(401);
  const admin = await server.signIn('usuario2@aguaclara.mx');
  expect((await admin.get(`/api/ventas/resumen/exportar?mes=${m.today.slice(0, 7)}`)).status).toBe(200);
});
