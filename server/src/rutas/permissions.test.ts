import { asOwner } from '../testing/asOwner.ts';
import { newDatabase } from '../testing/server.ts';
import { createRouteScenario, type RouteScenario } from './testing/routeScenario.ts';

let e: RouteScenario;
beforeAll(async () => {
  const where = await newDatabase();
  // Grants the permission as 'Permisos' would.
  await asOwner(
    where,
    `await q("insert into permisos_de_rol (tenant_id, permiso, roles) select tenant_id, unnest(array['ruta', 'ruta.choferes']), array['accountant'] from usuarios where usuario = 'usuario@aguaclara.mx'");
     return null;`,
  );
  e = await createRouteScenario({ where });
});
afterAll(() => e?.server.close());

test('Ruta is for whom the laundry grants it, and of another laundry it decides nothing', async () => {
  const day = `/api/rutas/dia?fecha=${e.today}`;
  const statuses = async (path: string) =>
    Promise.all(
      (['user', 'admin', 'accountant', 'superuser', 'ajeno'] as const).map(async (actor) => (await e.as[actor].get(path)).status),
    );
  expect(await statuses(day)).toEqual([403, 403, 200, 200, 200]);
  expect(await statuses('/api/rutas/choferes')).toEqual([403, 403, 200, 200, 200]);
  const start = { lat: 19.4, lon: -99.1 };
  expect((await e.as.admin.post('/api/rutas/salida', start)).status).toBe(403);
  expect((await e.as.accountant.post('/api/rutas/salida', start)).status).toBe(200);
  const other = await e.server.signIn('usuario@bugambilia.mx');
  expect((await other.get(day)).status).toBe(200);
  expect((await other.post('/api/rutas/salida', start)).status).toBe(403);
});
