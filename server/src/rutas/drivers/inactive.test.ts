import type { Chofer } from '@lavanda/shared/contract/schemas/rutas';
import { cash, createDriverScenario, type DriverScenario } from '../driver/testing/driverScenario.ts';

let m: DriverScenario;
beforeAll(async () => {
  m = await createDriverScenario();
});
afterAll(() => m.e.server.close());

/** Changes a driver with the call that the page makes. */
async function save(driver: string, changes: object) {
  const { choferes } = (await m.e.as.admin.get('/api/rutas/choferes')).body as { choferes: Chofer[] };
  const { marca: _, ...chofer } = choferes.find(({ _id }) => _id === driver) as Chofer;
  return m.e.as.admin.post('/api/rutas/choferes', { ...chofer, ...changes });
}
const opens = async () => (await m.e.server.anonymous.get(`/r/${m.first.token}/dia`)).status;

test('who still has stops and cash is made inactive when that is confirmed, and their links stop working', async () => {
  const [done, pending] = [await m.delivery(), await m.delivery()];
  await m.sent(m.first, done, { pago: cash(133) });
  const unasked = await save(m.first.driver, { activo: false, confirmado: false });
  expect(unasked).toMatchObject({
    status: 409,
    body: {
      detail: 'Toño Barrera tiene 1 parada pendiente y $133.00 por entregar.',
      pendiente: { paradas: 1, efectivo: 133 },
    },
  });
  expect(await opens()).toBe(200);
  const inactive = await save(m.first.driver, { activo: false, confirmado: true });
  expect(inactive).toMatchObject({
    status: 200,
    body: { chofer: { activo: false }, pendiente: { paradas: 1, efectivo: 133 } },
  });
  expect([await opens(), (await m.send(m.first, pending)).status]).toEqual([404, 404]);
  const link = { fecha: m.e.today, chofer: m.first.driver };
  expect((await m.e.as.user.post('/api/rutas/enlace', link)).status).toBe(422);
  expect((await save(m.first.driver, { activo: true })).body.pendiente).toBeUndefined();
  expect(await opens()).toBe(200);
});

test('who has nothing is made inactive at once', async () => {
  expect(await save(m.second.driver, { activo: false, confirmado: false })).toMatchObject({
    status: 200,
    body: { pendiente: { paradas: 0, efectivo: 0 } },
  });
});
