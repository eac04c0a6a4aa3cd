import { randomUUID } from 'node:crypto';
import type { RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import type { Nota, SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { addDays } from '@lavanda/shared/domain/dates';
import { cash, createDriverScenario, type DriverScenario } from './testing/driverScenario.ts';

let m: DriverScenario;
beforeAll(async () => {
  m = await createDriverScenario();
});
afterAll(() => m.e.server.close());

const board = async () => (await m.e.as.user.get(`/api/rutas/dia?fecha=${m.e.today}`)).body as RouteDay;
/** The state of the nota's stop on the first driver's phone and on the board; undefined where the stop isn't shown. */
async function seen({ _id }: Nota) {
  const onPhone = (await m.day(m.first)).paradas.find(({ nota }) => nota === _id);
  const onBoard = (await board()).paradas.find(({ nota }) => nota === _id);
  return [onPhone?.estado, onBoard?.estado];
}
async function changed(nota: Nota, changes: Partial<SaveNota>): Promise<void> {
  const { version, articulos: lines } = await m.read(nota);
  const articles = lines.map(({ importe: _, ...line }) => line);
  await m.e.saved({ id: nota._id, version, usuario: nota.usuario, fecha: nota.fecha, articulos: articles, ...changes });
}

test('what is of another day by now, or stays at the counter, is no stop of board or phone', async () => {
  const tomorrow = addDays(m.e.today, 1);
  const [moved, kept, pickup] = [await m.delivery(), await m.delivery(), await m.pickup()];
  for (const nota of [moved, kept, pickup]) expect(await seen(nota)).toEqual(['pendiente', 'pendiente']);
  await changed(moved, { fecha_entrega: tomorrow });
  await changed(kept, { a_domicilio: false, fecha_entrega: m.e.today });
  await changed(pickup, { fecha: tomorrow, status: -1 });
  for (const nota of [moved, kept, pickup]) expect(await seen(nota)).toEqual([undefined, undefined]);
  await changed(moved, { fecha_entrega: m.e.today });
  expect((await seen(moved))[0]).toBe('pendiente');
});

test('a nota that a wrong ‘Entregada’ closed is a stop again once it is reopened, and is done once more', async () => {
  const nota = await m.delivery();
  const attempt = { operacion: randomUUID(), pago: cash(200) };
  await m.sent(m.first, nota, attempt);
  const { version } = await m.read(nota);
  const reopening = { id: nota._id, version, operacion: randomUUID(), motivo: 'No era esa bolsa' };
  expect((await m.e.as.admin.post('/api/ventas/reabrir', reopening)).status).toBe(200);
  expect(await seen(nota)).toEqual(['pendiente', 'pendiente']);
  // The phone sends the mistaken capture again, as if its answer had been lost.
  expect((await m.sent(m.first, nota, attempt)).parada.estado).toBe('pendiente');
  await m.give([{ on: m.second, nota }]);
  await m.sent(m.second, nota);
  expect(await m.read(nota)).toMatchObject({ status: 10, abonos: 200 });
  expect((await board()).paradas.filter((stop) => stop.nota === nota._id)).toMatchObject([
    { estado: 'hecha', chofer: m.second.driver },
  ]);
});
