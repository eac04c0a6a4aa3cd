import { randomUUID } from 'node:crypto';
import { CLOSED } from '@lavanda/shared/domain/nota';
import { createScenario, type Scenario } from '../testing/scenario.ts';
import { createTill } from './testing/till.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

it('the abono of a stored nota and its cierre land in the open turno of the register that takes them', async () => {
  const [made, paid] = [await createTill(e), await createTill(e)];
  await made.open(0);
  await paid.open(0);
  const nota = await made.pay(10);
  const abono = await paid.pay(20, 'TDC', { nota });
  const last = { _id: randomUUID(), monto: abono.total - 30, metodo: 'Transf' as const };
  const articles = abono.articulos.map(({ importe: _, ...line }) => line);
  const body = { id: abono._id, version: abono.version, articulos: articles, pagos: [...abono.pagos, last] };
  const closed = await e.saved({ ...body, status: CLOSED, equipo: paid.equipo });
  expect(closed.status).toBe(CLOSED);
  const recordOf = async ({ state }: typeof made) =>
    (await state()).registro.map(({ monto: amount, nota: of }) => [amount, of?.folio]);
  expect(await recordOf(made)).toEqual([[10, nota.folio]]);
  expect(await recordOf(paid)).toEqual([
    [last.monto, nota.folio],
    [20, nota.folio],
  ]);
});

it('a pago put right at another register counts where it was taken; one that is returned, where it is', async () => {
  const [made, other] = [await createTill(e), await createTill(e)];
  await made.open(0);
  await other.open(0);
  const nota = await made.pay(10);
  const [pago] = nota.pagos;
  const sent = { id: nota._id, motivo: 'Fue tarjeta', equipo: other.equipo };
  const right = { _id: randomUUID(), monto: 10, metodo: 'TDC' };
  const correction = { ...sent, operacion: randomUUID(), pago: pago?._id, reversa: randomUUID(), nuevo: right };
  expect((await e.as.admin.post('/api/ventas/pagos/corregir', correction)).status).toBe(200);
  const refund = { ...sent, operacion: randomUUID(), pago: right._id, reversa: randomUUID(), monto: 4, metodo: 'Efvo' };
  expect((await e.as.admin.post('/api/ventas/pagos/devolver', refund)).status).toBe(200);
  const amountsOf = async ({ state }: typeof made) => (await state()).registro.map(({ monto: amount }) => amount).sort();
  expect([await amountsOf(made), await amountsOf(other)]).toEqual([[-10, 10, 10], [-4]]);
});
