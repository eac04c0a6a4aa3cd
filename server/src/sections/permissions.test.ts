import type { TrailEntry } from '@lavanda/shared/contract/schemas/auditTrail';
import { build } from '../testing/build.ts';
import { requestDeployToken } from '../testing/commands.ts';
import { type Client, startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let superuser: Client;
let release: (action: string, body: object) => Promise<{ status: number; body: { version: string } }>;

const declared = (roles: readonly string[]) => ({
  contrato: 1,
  secciones: [{ segmento: 'rutas', titulo: 'Rutas', permiso: 'rutas.ver' }],
  permisos: [{ clave: 'rutas.ver', nombre: 'Ver las rutas', roles }],
});
const publish = async (roles: readonly string[], code = 'let a = 1;') => {
  const files = build({ code, others: { 'remoto.json': JSON.stringify(declared(roles)) } });
  return (await release('publicar', { version: '1.0.0', archivos: files })).body.version;
};
const save = (actor: Client, key: string, roles: readonly string[]) =>
  actor.post('/api/tenant/permisos', { permisos: [{ clave: key, roles }] });
const has = async (user: string) =>
  (await (await server.signIn(user)).get('/api/auth/authData')).body.permissions.includes('rutas.ver');

beforeAll(async () => {
  server = await startServer();
  superuser = await server.signIn('super@aguaclara.mx');
  const deployToken = await requestDeployToken(server.where, 'mfe-rutas');
  release = (action, body) =>
    server.anonymous.post(`/api/entregas/mfe-rutas/${action}`, body, { authorization: `Bearer ${deployToken}` });
  await release('promover', { version: await publish(['admin']), todos: true });
});
afterAll(() => server.close());

test('a laundry without a decision has what the section says; one that decides is told and keeps it', async () => {
  const { body } = await superuser.get('/api/tenant/permisos');
  expect(body.permisos).toEqual([{ clave: 'rutas.ver', nombre: 'Ver las rutas', seccion: 'Rutas', roles: ['admin'] }]);
  expect(await has('admin@aguaclara.mx')).toBe(true);
  const saved = await save(superuser, 'rutas.ver', ['user', 'superuser']);
  expect([saved.status, saved.body.permisos[0].roles]).toEqual([200, ['user']]);
  expect([await has('admin@aguaclara.mx'), await has('usuario@aguaclara.mx'), await has('super@aguaclara.mx')]).toEqual([
    false,
    true,
    true,
  ]);
  expect(await has('usuario@bugambilia.mx')).toBe(false);

  await save(superuser, 'rutas.ver', ['user']);
  const { entradas: entries } = (await superuser.get('/api/bitacora?clase=configuracion')).body;
  const ours = entries.filter(({ accion: action }: TrailEntry) => action === 'permiso.modificar');
  expect(ours).toMatchObject([{ asunto: 'Ver las rutas', cambios: [{ campo: 'roles', antes: 'admin', despues: 'user' }] }]);
});

test('a permission may be named after the segment alone, as what opens the section', async () => {
  const description = {
    contrato: 1,
    secciones: [{ segmento: 'extra', titulo: 'Extra', permiso: 'extra' }],
    permisos: [{ clave: 'extra', nombre: 'Abrir Extra', roles: ['user'] }],
  };
  const deployToken = await requestDeployToken(server.where, 'mfe-extra');
  const post = (action: string, body: object) =>
    server.anonymous.post(`/api/entregas/mfe-extra/${action}`, body, { authorization: `Bearer ${deployToken}` });
  const files = build({ others: { 'remoto.json': JSON.stringify(description) } });
  const published = await post('publicar', { version: '1.0.0', archivos: files });
  expect(published.status).toBe(200);
  await post('promover', { version: published.body.version, todos: true });
  const { body } = await (await server.signIn('usuario@aguaclara.mx')).get('/api/auth/authData');
  expect(body.permissions).toContain('extra');
  const { permisos: listed } = (await superuser.get('/api/tenant/permisos')).body;
  expect(listed).toContainEqual({ clave: 'extra', nombre: 'Abrir Extra', seccion: 'Extra', roles: ['user'] });
  await post('retirar', {});
});

test('a candidate changes nobody’s permissions while the stable version has them', async () => {
  const version = await publish(['admin', 'user', 'accountant'], 'let a = 2;');
  await release('promover', { version, tenant: 'Bugambilia' });
  expect(await has('usuario@bugambilia.mx')).toBe(false);
  await release('promover', { version, todos: true });
  expect(await has('usuario@bugambilia.mx')).toBe(true);
  expect(await has('admin@aguaclara.mx')).toBe(false);
});

test('a permission of no live section is refused, and nothing of it is saved', async () => {
  const refused = await superuser.post('/api/tenant/permisos', {
    permisos: [
      { clave: 'rutas.ver', roles: ['accountant'] },
      { clave: 'notas.leer', roles: ['user'] },
    ],
  });
  expect([refused.status, refused.body.detail]).toEqual([422, expect.stringContaining('Vuelve a cargar la página')]);
  expect(await has('contador@aguaclara.mx')).toBe(false);
});
