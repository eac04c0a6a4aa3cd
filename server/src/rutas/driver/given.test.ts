import { randomUUID } from 'node:crypto';
import type { RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import { creditOf } from '../../testing/credit.ts';
import { fieldsOf } from '../../testing/scenario.ts';
import { cash, createDriverScenario, type DriverScenario, newRoute, yesterday } from './testing/driverScenario.ts';

let m: DriverScenario;
beforeAll(async () => {
  m = await createDriverScenario();
});
afterAll(() => m.e.server.close());

const notasOf = async (on: DriverScenario['first']) => (await m.day(on)).paradas.map(({ nota }) => nota);

test('a link takes only stops that its route has: not another driver’s, nobody’s, or one closed at the counter', async () => {
  const [hers, nobodys, closed] = [await m.delivery({}, m.second), await m.delivery({}, null), await m.delivery({}, null)];
  const articles = closed.articulos.map(({ importe: _, ...line }) => line);
  await m.e.saved({ id: closed._id, version: closed.version, usuario: closed.usuario, articulos: articles, status: 10 });
  for (const nota of [hers, nobodys, closed]) {
    const refused = await m.send(m.first, nota, { pago: cash(200) });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([404, expect.not.stringContaining(nota.usuario_name)]);
    expect((await m.read(nota)).abonos).toBe(0);
  }
  expect(await notasOf(m.second)).toContain(hers._id);
});

test('a stop that was taken away while its driver had no signal is still theirs to send', async () => {
  const nota = await m.delivery();
  const parada = { nota: nota._id, tipo: 'entrega' };
  await m.e.as.user.post('/api/rutas/mover', { fecha: m.e.today, parada, chofer: null });
  expect(await notasOf(m.first)).not.toContain(nota._id);
  expect((await m.send(m.second, nota)).status).toBe(404);
  expect((await m.sent(m.first, nota, { pago: cash(200), captura: true })).parada).toMatchObject({ cobrado: 200 });
  expect(await notasOf(m.first)).toContain(nota._id);
});

test('an absence that arrives after the stop was moved takes it from nobody', async () => {
  const nota = await m.delivery();
  await m.give([{ on: m.second, nota }]);
  const absent = { estado: 'no_estaba', motivo: 'nadie_abre', captura: true } as const;
  expect((await m.sent(m.first, nota, absent)).parada.estado).toBe('no_estaba');
  expect((await m.day(m.second)).paradas).toContainEqual(expect.objectContaining({ nota: nota._id, estado: 'pendiente' }));
  const board = (await m.e.as.user.get(`/api/rutas/dia?fecha=${m.e.today}`)).body as RouteDay;
  expect(board.paradas.filter((stop) => stop.nota === nota._id)).toMatchObject([{ chofer: m.second.driver }]);
});

test('a newer link of the same driver sends what was captured on a route whose link ended, once', async () => {
  const past = { ...newRoute(m.tenant), driver: m.first.driver };
  const [nota, other] = [await m.delivery({}, null), await m.delivery({}, null)];
  const values = (id: string) => `('${m.tenant}', '${past.route}', '${id}', 'entrega', 1)`;
  await m.give(
    [],
    [
      `insert into rutas (tenant_id, id, sucursal_id, chofer_id, dia, sale)
       select tenant_id, '${past.route}', sucursal_id, chofer_id, '${yesterday(m.e.today)}', '09:00' from rutas where id = '${m.first.route}'`,
      `insert into paradas (tenant_id, ruta_id, nota_id, tipo, orden) values ${values(nota._id)}, ${values(other._id)}`,
    ],
  );
  const lastNight = new Date(`${yesterday(m.e.today)}T18:00:00Z`).toISOString();
  const attempt = { operacion: randomUUID(), pago: cash(200), capturado: lastNight, captura: true };
  expect((await m.send(m.first, nota, attempt)).status).toBe(404);
  expect((await m.send(m.second, nota, { ...attempt, ruta: past.route })).status).toBe(404);
  expect((await m.send(m.first, nota, { ...attempt, ruta: m.second.route })).status).toBe(404);
  for (let time = 0; time < 2; time += 1) await m.sent(m.first, nota, { ...attempt, ruta: past.route });
  expect(await m.read(nota)).toMatchObject({ status: 10, pagos: [{ _id: attempt.pago._id }] });
  // Today's capture can't belong to an earlier route.
  expect((await m.send(m.first, other, { ruta: past.route })).status).toBe(404);
  const rows = await m.rows(`select ruta_id as ruta, estado from paradas where nota_id = '${nota._id}'`);
  expect(rows).toEqual([{ ruta: past.route, estado: 'hecha' }]);
});

test('more than a nota’s total is refused by any method, and what was paid meanwhile becomes credit', async () => {
  const nota = await m.delivery();
  for (const pago of [cash(200.01), { ...cash(999_999), metodo: 'Transf' as const }]) {
    const refused = await m.send(m.first, nota, { pago, captura: true });
    expect([refused.status, fieldsOf(refused)]).toEqual([422, ['pago.monto']]);
  }
  expect([await creditOf(m.e, nota.usuario), (await m.read(nota)).pagos]).toEqual([0, []]);
  const articles = nota.articulos.map(({ importe: _, ...line }) => line);
  await m.e.saved({ id: nota._id, version: nota.version, usuario: nota.usuario, articulos: articles, pagos: [cash(150)] });
  await m.sent(m.first, nota, { pago: cash(200), captura: true });
  expect(await creditOf(m.e, nota.usuario)).toBe(150);
});
