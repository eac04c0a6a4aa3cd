import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newTicketToken } from '@lavanda/shared/domain/newTicketToken';
import {
  cash,
  createDriverScenario,
  type DriverScenario,
  newRoute,
  type Route,
  routeSql,
  yesterday,
} from './testing/driverScenario.ts';

const FILES = {
  'index.html': '<!doctype html><div id="root"></div><script src="/r/assets/index.0a1b2c3d.js"></script>',
  'sw.js': "self.addEventListener('fetch', () => undefined);",
  'assets/index.0a1b2c3d.js': 'let page = 1;',
};

/** A WEB_DIR that contains only a driver's page. */
async function webDir(): Promise<string> {
  const web = await mkdtemp(join(process.env.LAVANDA_TEST_FOLDER ?? tmpdir(), 'web-'));
  await mkdir(join(web, 'driver', 'dist', 'assets'), { recursive: true });
  for (const [path, text] of Object.entries(FILES)) await writeFile(join(web, 'driver', 'dist', path), text);
  return web;
}

let m: DriverScenario;
/** Dead links: of yesterday, revoked, and of an inactive laundry. */
let past: Route;
let revoked: Route;
let inactive: Route;
beforeAll(async () => {
  m = await createDriverScenario({ WEB_DIR: await webDir() });
  const { usuario: foreign } = (await m.e.as.ajeno.get('/api/auth/authData')).body;
  const { usuario: own } = (await m.e.as.user.get('/api/auth/authData')).body;
  const place = { tenant: m.tenant, sucursal: own.idSucursal, user: own._id };
  const another = { tenant: foreign.tenantData._id, sucursal: foreign.idSucursal, user: foreign._id };
  [past, revoked, inactive] = [newRoute(m.tenant), newRoute(m.tenant), newRoute(another.tenant)];
  await m.give(
    [],
    [
      ...routeSql(place, past, 'Memo Salas', yesterday(m.e.today)),
      ...routeSql(place, revoked, 'Lalo Ríos', m.e.today),
      ...routeSql(another, inactive, 'Beto Luna', m.e.today),
      `update enlaces_ruta set revocado_en = now() where token = '${revoked.token}'`,
      `update tenants set activo = false where id = '${another.tenant}'`,
    ],
  );
});
afterAll(() => m.e.server.close());

const get = (path: string) => fetch(m.e.server.url + path);

test('the page and its files are this origin’s alone, and kept as their names allow', async () => {
  const page = await get(`/r/${m.first.token}`);
  expect([page.status, await page.text()]).toEqual([200, FILES['index.html']]);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('x-robots-tag')).toContain('noindex');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  const asset = await get('/r/assets/index.0a1b2c3d.js');
  expect([asset.status, await asset.text()]).toEqual([200, FILES['assets/index.0a1b2c3d.js']]);
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const worker = await get('/r/sw.js');
  expect([worker.status, worker.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(worker.headers.get('content-type')).toContain('javascript');
});

test('a link that doesn’t work opens nothing: a page for who reads it, a problem for the page', async () => {
  const dead = [past.token, revoked.token, inactive.token, newTicketToken(m.tenant), 'x', `${m.first.token}x`];
  for (const token of dead) {
    const page = await get(`/r/${token}`);
    expect([token, page.status, await page.text()]).toEqual([
      token,
      404,
      expect.stringContaining('Este enlace ya no funciona. Pide uno nuevo.'),
    ]);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const day = await m.e.server.anonymous.get(`/r/${token}/dia`);
    expect([token, day.status, day.body.detail]).toEqual([token, 404, 'Este enlace ya no funciona. Pide uno nuevo.']);
  }
  for (const path of ['/r', '/r/', `/r/${m.first.token}/otra`, '/r/assets/none.0a1b2c3d.js', '/r/assets/../index.html'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test('what was captured on the day is taken after its midnight, and nothing once the link is revoked', async () => {
  const [nota, other] = [await m.delivery({}, null), await m.delivery({}, null)];
  const lastNight = new Date(Date.now() - 26 * 3_600_000).toISOString();
  const given = [nota, other].flatMap(({ _id }) => [past, revoked].map(({ route }) => [route, _id]));
  await m.give(
    [],
    given.map(
      ([route, id]) =>
        `insert into paradas_anteriores (tenant_id, ruta_id, nota_id, tipo) values ('${m.tenant}', '${route}', '${id}', 'entrega')`,
    ),
  );
  expect((await m.send(past, nota, { pago: cash(200), capturado: lastNight, captura: true })).status).toBe(200);
  expect((await m.read(nota)).status).toBe(10);
  const late = { operacion: randomUUID(), tipo: 'entrega', nota: other._id, capturado: new Date().toISOString() };
  expect((await m.send(past, other)).status).toBe(404);
  expect((await m.e.server.anonymous.post(`/r/${past.token}/aviso`, late)).status).toBe(404);
  for (const { token } of [revoked, inactive]) {
    const route = { ...m.first, token };
    expect((await m.send(route, other, { capturado: lastNight, captura: true })).status).toBe(404);
    expect((await m.e.server.anonymous.post(`/r/${token}/aviso`, late)).status).toBe(404);
  }
  expect((await m.read(other)).entrega).toBeFalsy();
});

test('a driver sees the stops of their day in order, and nobody else’s', async () => {
  const [first, second, hers] = [await m.delivery({}, null), await m.delivery({}, null), await m.delivery({}, null)];
  const pickup = await m.pickup(null);
  await m.give([
    { on: m.first, nota: first },
    { on: m.first, nota: second },
    { on: m.first, nota: pickup, kind: 'recoleccion' },
    { on: m.second, nota: hers },
  ]);
  await m.e.as.admin.post('/api/ventas/delete', { items: [second._id] });
  const day = await m.day(m.first);
  expect(day).toMatchObject({
    ...{ ruta: m.first.route, fecha: m.e.today, zona_horaria: 'America/Mexico_City', en_mano: 0 },
    chofer: { _id: m.first.driver, nombre: 'Toño Barrera' },
    lavanderia: { _id: m.tenant, nombre: expect.any(String) },
  });
  // The stop of a voided nota disappears.
  expect(day.paradas.map((stop) => [stop.nota, stop.tipo, stop.orden])).toEqual([
    [first._id, 'entrega', 1],
    [pickup._id, 'recoleccion', 3],
  ]);
  expect(day.paradas[0]).toMatchObject({
    ...{ clave: first.clave, cobrar: 200, estado: 'pendiente', lista: false, ventana: null, momento: null },
    domicilio: { descripcion: 'Durango 88, Roma Norte', lat: 19.4183, lon: -99.1622 },
    llega: expect.stringMatching(/^\d\d:\d\d$/),
  });
  expect(day.paradas[1]).toMatchObject({ cobrar: 0, lista: true, ventana: { hora_inicio: '09:00', hora_final: '11:00' } });
  expect((await m.day(m.second)).paradas.map(({ nota }) => nota)).toEqual([hers._id]);
});

test('another laundry’s nota is no stop of a link', async () => {
  const { results } = (await m.e.as.superuser.get('/api/ventas/?status=0&notasPosPagina=-1')).body;
  const otherBranch = results.find((nota: { sucursal_name: string }) => nota.sucursal_name !== results[0].sucursal_name);
  for (const id of [randomUUID(), otherBranch?._id ?? randomUUID()]) {
    const told = { operacion: randomUUID(), tipo: 'entrega', nota: id, capturado: new Date().toISOString() };
    expect((await m.e.server.anonymous.post(`/r/${m.first.token}/parada`, { ...told, estado: 'hecha' })).status).toBe(404);
    expect((await m.e.server.anonymous.post(`/r/${m.first.token}/aviso`, told)).status).toBe(404);
  }
});

test('‘Vamos en camino’ is kept once, when it was first told', async () => {
  const nota = await m.delivery();
  await m.give([{ on: m.first, nota }]);
  const told = { operacion: randomUUID(), tipo: 'entrega', nota: nota._id, captura: true };
  for (const minutes of [30, 20, 30]) {
    const captured = new Date(Date.now() - minutes * 60_000).toISOString();
    const { status, body } = await m.e.server.anonymous.post(`/r/${m.first.token}/aviso`, { ...told, capturado: captured });
    expect([status, body]).toEqual([200, { avisada: true }]);
  }
  const [row] = await m.rows<{ minutes: number }>(
    `select extract(epoch from now() - avisada_en)::int / 60 as minutes from paradas where nota_id = '${nota._id}'`,
  );
  expect(row?.minutes).toBeGreaterThanOrEqual(30);
});
