import { createHmac } from 'node:crypto';
import { build } from '../../testing/build.ts';
import { requestDeployToken, runAdmin } from '../../testing/commands.ts';
import { startSectionService } from '../../testing/sectionService.ts';
import { type Client, startServer, type TestServer } from '../../testing/server.ts';
import { addressIn, baseAddress } from './services.ts';

const DECLARED = {
  contrato: 1,
  secciones: [{ segmento: 'rutas', titulo: 'Rutas', permiso: 'rutas.ver', lugar: 'barra' }],
  etiquetas: ['rutas.Ruta'],
  permisos: [
    { clave: 'rutas.ver', nombre: 'Ver las rutas', roles: ['admin', 'user'] },
    { clave: 'rutas.despachar', nombre: 'Repartir las paradas', roles: ['admin'] },
  ],
  servicio: '/api/s/rutas/',
};

let server: TestServer;
let service: Awaited<ReturnType<typeof startSectionService>>;
let deployToken: string;
let secret: string;
let as: Record<'superuser' | 'admin' | 'user' | 'accountant' | 'foreign', Client>;
let version: string;

const release = (action: string, body: object) =>
  server.anonymous.post(`/api/entregas/mfe-rutas/${action}`, body, { authorization: `Bearer ${deployToken}` });
const publish = (description: object) =>
  release('publicar', { version: '1.0.0', archivos: build({ others: { 'remoto.json': JSON.stringify(description) } }) });

/** Publishes a section that the running server has never had, and gives it to one laundry. */
beforeAll(async () => {
  server = await startServer({ env: { METRICS_TOKEN: 'm'.repeat(20) } });
  service = await startSectionService();
  deployToken = await requestDeployToken(server.where, 'mfe-rutas');
  as = {
    superuser: await server.signIn('super@aguaclara.mx'),
    admin: await server.signIn('admin@aguaclara.mx'),
    user: await server.signIn('usuario@aguaclara.mx'),
    accountant: await server.signIn('contador@aguaclara.mx'),
    foreign: await server.signIn('super@bugambilia.mx'),
  };
  const published = await publish(DECLARED);
  expect([published.status, published.body.detail]).toEqual([200, undefined]);
  version = published.body.version;
  expect((await release('promover', { version, tenant: 'Agua Clara' })).status).toBe(200);
});
afterAll(async () => {
  await service.close();
  await server.close();
});

/** Makes 18 calls, which fail while the service does. They outnumber the earlier successful calls, so the breaker opens. */
async function failFor18Calls(): Promise<void> {
  for (const actor of [as.user, as.admin, as.superuser])
    await Promise.all(Array.from({ length: 6 }, () => actor.get('/api/s/rutas/dia')));
}

const permissionsOf = async (actor: keyof typeof as): Promise<string[]> =>
  (await as[actor].get('/api/auth/authData')).body.permissions;

test('who has the section gets its tags with it, and its permissions by role; the other laundry gets neither', async () => {
  const { remotes } = (await as.user.get('/remotes.json')).body;
  expect(remotes.find(({ name }: { name: string }) => name === 'mfe-rutas')).toMatchObject({ etiquetas: ['rutas.Ruta'] });
  expect(await permissionsOf('superuser')).toEqual(expect.arrayContaining(['rutas.ver', 'rutas.despachar']));
  expect(await permissionsOf('admin')).toEqual(expect.arrayContaining(['rutas.ver', 'rutas.despachar']));
  expect(await permissionsOf('user')).toContain('rutas.ver');
  expect(await permissionsOf('user')).not.toContain('rutas.despachar');
  for (const actor of ['accountant', 'foreign'] as const) expect(await permissionsOf(actor)).not.toContain('rutas.ver');
});

test('without its address the section says so, and with it the service is asked at once', async () => {
  const before = await as.user.get('/api/s/rutas/dia');
  expect([before.status, before.body.detail]).toEqual([503, expect.stringContaining('todavía no tiene su servicio')]);
  secret = /[\w-]{43}$/m.exec(await runAdmin(server.where, 'servicio', 'rutas', service.url))?.[0] ?? '';
  expect(secret).toHaveLength(43);
  expect(await runAdmin(server.where, 'servicio', 'rutas', service.url)).not.toMatch(/secreto/);
  expect(await runAdmin(server.where, 'servicios')).toContain(service.url);
  const { status, body } = await as.user.get('/api/s/rutas/dia?fecha=2026-12-08');
  expect([status, body]).toEqual([200, { paradas: 3 }]);
  expect(service.received.at(-1)).toMatchObject({ method: 'GET', path: '/interno/dia?fecha=2026-12-08' });
});

test('the service learns who asks from the signature, and nothing from what the browser says', async () => {
  const forged = {
    authorization: 'Bearer x.y.z',
    'x-tenant': 'otra',
    'x-forwarded-for': '1.2.3.4',
  };
  const body = { parada: 7 };
  expect((await as.user.post('/api/s/rutas/paradas/mover', body, forged)).status).toBe(200);
  const got = service.received.at(-1);
  expect(JSON.parse(got?.body ?? '')).toEqual(body);
  for (const header of ['cookie', 'x-tenant', 'x-forwarded-for', 'origin']) expect(got?.headers).not.toHaveProperty(header);
  const token = got?.headers.authorization?.replace('Bearer ', '') ?? '';
  const [header = '', claims = '', signature] = token.split('.');
  expect(signature).toBe(createHmac('sha256', secret).update(`${header}.${claims}`).digest('base64url'));
  const payload = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const { usuario: account } = (await as.user.get('/api/auth/authData')).body;
  expect(payload).toMatchObject({
    iss: 'lavanda',
    aud: 'rutas',
    sub: account._id,
    tenant: account.tenantData._id,
    rol: 'user',
    sucursal: account.idSucursal,
    permisos: expect.arrayContaining(['rutas.ver']),
  });
  expect(payload.permisos).not.toContain('rutas.despachar');
  expect(payload.exp - payload.iat).toBe(60);
});

test('who has no permission, no section or no session reaches no service, nor does another site', async () => {
  const count = service.received.length;
  expect((await as.accountant.get('/api/s/rutas/dia')).status).toBe(403);
  expect((await as.foreign.get('/api/s/rutas/dia')).status).toBe(404);
  expect((await server.anonymous.get('/api/s/rutas/dia')).status).toBe(401);
  expect((await as.user.get('/api/s/ventas/dia')).status).toBe(404);
  for (const path of ['..%2fsecreto', '%2e%2e/secreto', '..%5csecreto', 'a/%2e%2e/%2e%2e/b'])
    expect([path, (await as.user.get(`/api/s/rutas/${path}`)).status]).toEqual([path, 404]);
  expect((await as.user.post('/api/s/rutas/x', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(service.received).toHaveLength(count);
});

test('its own refusals pass; its cookies, redirects, pages and what is too large do not', async () => {
  service.answer((_request, response) =>
    response
      .writeHead(422, { 'content-type': 'application/problem+json', 'set-cookie': 'a=1', 'x-powered-by': 'x' })
      .end('{"detail":"Esa parada ya no está."}'),
  );
  const refused = await as.user.get('/api/s/rutas/dia');
  expect([refused.status, refused.body]).toEqual([422, { detail: 'Esa parada ya no está.' }]);
  expect(refused.headers.getSetCookie()).toEqual([]);
  expect(refused.headers.get('x-powered-by')).toBeNull();
  expect(refused.headers.get('content-security-policy')).toContain('sandbox');
  service.answer((_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end());
  expect((await as.user.get('/api/s/rutas/dia')).status).toBe(503);
  service.answer((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<script></script>'));
  expect((await as.user.get('/api/s/rutas/dia')).status).toBe(503);
  service.answer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(Buffer.alloc(6 * 1024 * 1024, 'x'));
  });
  expect((await as.user.get('/api/s/rutas/dia')).status).toBe(503);
  expect((await as.user.post('/api/s/rutas/x', { texto: 'x'.repeat(1024 * 1024 + 1) })).status).toBe(413);
});

test('one that fails again and again is left alone, says so, and is tried again by itself', async () => {
  service.answer((_request, response) => response.destroy());
  await failFor18Calls();
  const count = service.received.length;
  const left = await as.user.get('/api/s/rutas/dia');
  expect([left.status, left.body.detail]).toEqual([503, expect.stringContaining('El servicio de Rutas no respondió')]);
  expect(service.received).toHaveLength(count);
  const metrics = await server.anonymous.get('/metrics', { authorization: `Bearer ${'m'.repeat(20)}` });
  expect(metrics.body).toContain('lavanda_section_service_open{section="rutas"} 1');
  service.answer((_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  await new Promise((resolve) => setTimeout(resolve, 5_500));
  expect((await as.user.get('/api/s/rutas/dia')).status).toBe(200);
}, 30_000);

test('a laundry that a service does not answer shuts it for no other', async () => {
  await release('promover', { version, tenant: 'Bugambilia' });
  service.answer((request, response) => {
    const claims = request.headers.authorization?.split('.')[1] ?? '';
    const { tenant } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    if (tenant === ownTenant) response.destroy();
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const { usuario: account } = (await as.user.get('/api/auth/authData')).body;
  const ownTenant = account.tenantData._id;
  await failFor18Calls();
  const count = service.received.length;
  expect((await as.admin.get('/api/s/rutas/dia')).status).toBe(503);
  expect(service.received).toHaveLength(count);
  const others = await as.foreign.get('/api/s/rutas/dia');
  expect([others.status, others.body]).toEqual([200, {}]);
  service.answer((_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  await release('promover', { sinTenant: 'Bugambilia' });
  await new Promise((resolve) => setTimeout(resolve, 5_500));
  expect((await as.admin.get('/api/s/rutas/dia')).status).toBe(200);
}, 30_000);

test('what it answers wrong on one path leaves the others alone', async () => {
  service.answer((request, response) =>
    request.path.endsWith('/roto')
      ? response.writeHead(500).end()
      : response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
  );
  const wrong = await Promise.all(Array.from({ length: 6 }, () => as.user.get('/api/s/rutas/roto')));
  expect(wrong.map(({ status }) => status)).toEqual(Array(6).fill(503));
  expect((await as.admin.get('/api/s/rutas/dia')).status).toBe(200);
});

test('a link to a version brings its permissions and its service to the tab that opened it, and to no other', async () => {
  const { body: made } = await release('vista-previa', { version });
  const tab = { 'x-lavanda-vista': made.ficha };
  expect((await as.foreign.get(`/api/vistas/${made.ficha}`)).body).toMatchObject({ segmento: 'rutas' });
  expect((await as.foreign.get('/api/auth/authData', tab)).body.permissions).toContain('rutas.despachar');
  expect((await as.foreign.get('/api/auth/authData')).body.permissions).not.toContain('rutas.ver');
  const { remotes } = (await as.foreign.get('/remotes.json', tab)).body;
  expect(remotes.map(({ name }: { name: string }) => name)).toContain('mfe-rutas');
  expect((await as.foreign.get('/api/s/rutas/dia', tab)).status).toBe(200);
  expect((await as.foreign.get('/api/s/rutas/dia')).status).toBe(404);
  // A role without permissions in the previewed version can open neither the link nor the service.
  expect((await as.accountant.get(`/api/vistas/${made.ficha}`)).status).toBe(403);
  expect((await as.accountant.get('/api/s/rutas/dia', tab)).status).toBe(403);
  expect((await server.anonymous.get('/api/s/rutas/dia', tab)).status).toBe(401);
});

test('one that does not end is given up, while other calls of the same user go on', async () => {
  service.answer((_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{'));
  const slow = as.user.get('/api/s/rutas/dia');
  expect((await as.user.get('/api/auth/authData')).status).toBe(200);
  expect((await slow).status).toBe(503);
}, 30_000);

test('once the section is taken from the laundry, so are its permissions and its service', async () => {
  await release('promover', { sinTenant: 'Agua Clara' });
  expect(await permissionsOf('superuser')).not.toContain('rutas.ver');
  expect((await as.superuser.get('/api/s/rutas/dia')).status).toBe(404);
  await runAdmin(server.where, 'retirar-servicio', 'rutas');
  expect(await runAdmin(server.where, 'servicios')).toBe('');
});

test.each<[string, object, RegExp]>([
  ['a tag of another segment', { etiquetas: ['ventas.Ruta'] }, /"ventas\.Ruta" no empieza con el segmento/],
  ['a permission of another segment', { permisos: [{ clave: 'caja.ver', nombre: 'x', roles: [] }] }, /"caja\.ver" no empieza/],
  ['a permission twice', { permisos: [...DECLARED.permisos, DECLARED.permisos[0]] }, /dos veces el permiso "rutas\.ver"/],
  ['a permission that nobody declares', { permisos: [] }, /Pide el permiso "rutas\.ver"/],
  ["another's service", { servicio: '/api/s/ventas/' }, /\/api\/s\/ventas\/ no es de una de sus secciones/],
  ['an extension for who has a foreign permission', extension('otra.cosa'), /Pide el permiso "otra\.cosa"/],
  ['a tag in small letters', { etiquetas: ['rutas.ruta'] }, /remoto\.json no tiene la forma esperada/],
])('a build that declares %s is refused', async (_what, changes, message) => {
  const { status, body } = await publish({ ...DECLARED, ...changes });
  expect([status, body.detail]).toEqual([422, expect.stringMatching(message)]);
});

function extension(permission: string) {
  return { extensiones: [{ lugar: 'clientes.cliente', nombre: 'x', permiso: permission }] };
}

test.each([
  ['ftp://a/', null],
  ['http://usuario:clave@a/', null],
  ['https://a/?x=1', null],
  ['no', null],
  ['https://a', 'https://a/'],
  ['http://10.0.0.1:80/v1', 'http://10.0.0.1/v1/'],
])('the base address of %s is %s', (text, base) => expect(baseAddress(text)).toBe(base));

test.each([
  ['x?y=/../z', 'https://a/v1/x?y=/../z'],
  ['//b/c', 'https://a/v1///b/c'],
  ['../x', null],
  ['@b', 'https://a/v1/@b'],
  ['x\\..\\..\\y', null],
])('what is asked as %s goes to %s', (rest, address) => expect(addressIn('https://a/v1/', rest)?.href ?? null).toBe(address));
