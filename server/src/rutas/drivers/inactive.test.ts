import type { Chofer, RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import { addDays } from '@lavanda/shared/domain/dates';
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

test('who has nothing is made inactive at once, also with a stop that the board of its day doesn’t show any more', async () => {
  const tomorrow = addDays(m.e.today, 1);
  const nota = await m.delivery({ fecha_entrega: tomorrow }, null);
  const parada = { nota: nota._id, tipo: 'entrega' };
  const given = await m.e.as.user.post('/api/rutas/mover', { fecha: tomorrow, parada, chofer: m.second.driver });
  expect(given.status).toBe(200);
  const leave = { activo: false, confirmado: false };
  expect(await save(m.second.driver, leave)).toMatchObject({ status: 409, body: { pendiente: { paradas: 1 } } });

  const { _id: id, version, usuario: cliente, articulos: articles } = nota;
  await m.e.saved({ id, version, usuario: cliente, articulos: articles, fecha_entrega: m.e.today });
  const board = (await m.e.as.user.get(`/api/rutas/dia?fecha=${tomorrow}`)).body as RouteDay;
  expect(board.paradas.filter(({ chofer }) => chofer === m.second.driver)).toEqual([]);
  expect(await save(m.second.driver, leave)).toMatchObject({
    status: 200,
    body: { pendiente: { paradas: 0, efectivo: 0 } },
  });
});
