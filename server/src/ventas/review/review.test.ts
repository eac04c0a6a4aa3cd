import type { NotaToReview } from '@lavanda/shared/contract/schemas/review';
import { linesOf, notaOf } from '../../testing/credit.ts';
import { type Actor, createScenario, type Scenario } from '../../testing/scenario.ts';
import { ago, HOUR, lateRegister, pago } from '../capture/testing/captures.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

const list = async (query = '', actor: Actor = 'admin'): Promise<{ results: NotaToReview[]; conteo: number }> =>
  (await e.as[actor].get(`/api/ventas/por-revisar${query}`)).body;
const mark = (nota: NotaToReview, actor: Actor = 'admin') =>
  e.as[actor].post('/api/ventas/revisada', { id: nota._id, hasta: nota.hasta });

/** A nota that was collected at two registers. */
async function collectedTwice() {
  const nota = await e.saved({ usuario: await e.newCliente(), articulos: linesOf(100) });
  await lateRegister(e).again(nota, { pagos: [pago(100)] });
  const response = await lateRegister(e).again(nota, { pagos: [pago(100)], capturado: ago(2 * HOUR) });
  return notaOf(response);
}

it('lists the notas whose captures were odd, with the credit of their customer, until each is seen', async () => {
  const [first, second] = [await collectedTwice(), await collectedTwice()];
  const { results, conteo: count } = await list();
  expect([results.map(({ _id }) => _id), count]).toEqual([[second._id, first._id], 2]);
  const [newest, oldest] = results;
  if (!newest || !oldest) throw new Error('Two notas are listed');
  expect(newest).toMatchObject({ clave: second.clave, usuario: second.usuario, total: 100, saldo_favor: 100 });
  expect(newest.revisar).toMatchObject([{ texto: 'Cobrado en dos cajas', detalle: expect.stringContaining('$100.00') }]);
  expect(Date.now() - Date.parse(newest.revisar[0]?.momento ?? '')).toBeGreaterThan(1.9 * HOUR);
  expect((await list(`?sucursal=${first.sucursal}`)).conteo).toBe(2);
  expect((await list(`?sucursal=${first._id}`)).conteo).toBe(0);

  // A capture that arrived after the list was read doesn't count as seen.
  await lateRegister(e).again({ ...second, version: 1 }, { pagos: [pago(7)] });
  expect((await mark(newest)).body).toEqual({ revisadas: 1 });
  expect((await mark(newest)).body).toEqual({ revisadas: 0 });
  expect((await list()).results[0]?.revisar).toMatchObject([{ detalle: expect.stringContaining('$7.00') }]);
  await mark(oldest);
  expect((await list()).results.map(({ _id }) => _id)).toEqual([second._id]);
  const { entradas: entries } = (await e.as.superuser.get('/api/bitacora?clase=notas')).body;
  expect(entries[0]).toMatchObject({ accion: 'nota.revisar', cambios: [{ despues: 'Cobrado en dos cajas' }] });
});

it('is for those who may void, of their own laundry; a voided nota needs no review', async () => {
  const nota = await collectedTwice();
  const [listed] = (await list()).results;
  if (!listed) throw new Error('A nota is listed');
  for (const actor of ['user', 'accountant'] as const) expect((await mark(listed, actor)).status).toBe(403);
  expect((await mark(listed, 'ajeno')).status).toBe(404);
  expect(await list('', 'ajeno')).toEqual({ results: [], conteo: 0 });
  // Marking the points raises the nota's version but changes no content, so a save based on the earlier version is accepted.
  await mark(listed);
  expect((await e.save({ ...e.nota(), id: nota._id, version: nota.version, usuario: nota.usuario }, 'admin')).status).toBe(200);
});
