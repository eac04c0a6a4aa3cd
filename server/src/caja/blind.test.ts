import { randomUUID } from 'node:crypto';
import type { Collected } from '@lavanda/shared/contract/schemas/collected';
import type { PartialCorte } from '@lavanda/shared/contract/schemas/cortes';
import type { TodayResponse } from '@lavanda/shared/contract/schemas/summary';
import { addDays } from '@lavanda/shared/domain/dates';
import { type Actor, createScenario, type Scenario } from '../testing/scenario.ts';
import { bodyOf, closeAll, createTill } from './testing/till.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

/** Every number in an answer, at any depth. */
function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersOf);
}

test('who counts gets no total of today while a turno is open, since what is owed tells the rest; others do', async () => {
  const till = await createTill(e);
  const totals = async (query: string, actor: Actor = 'user') =>
    bodyOf<{ total: number; total_oculto?: boolean }>(await e.as[actor].get(`/api/ventas/totales?${query}`));
  const today = `fechaInicial=${e.today}&fechaFinal=${e.today}`;
  const before = `fechaFinal=${addDays(e.today, -1)}`;
  await till.pay(50);
  await closeAll(e, 'admin');
  expect((await totals(today)).total_oculto).toBeUndefined();
  const turno = await till.open(100);
  for (const query of [today, '', `fechaInicial=${e.today}`, 'adeudo=true'])
    expect(await totals(query)).toMatchObject({ total: 0, total_oculto: true, adeudo: expect.any(Number) });
  expect((await totals(before)).total).toBeGreaterThan(0);
  expect((await totals(today, 'admin')).total).toBeGreaterThan(0);
  await till.closeExact(turno._id);
  expect((await totals(today)).total).toBeGreaterThan(0);
});

test('an admin who counts a drawer of their own reads the day without its cash, in Ventas and in Reportes', async () => {
  const till = await createTill(e, 'admin');
  const read = async () => ({
    today: bodyOf<TodayResponse>(await e.as.admin.get('/api/ventas/hoy')),
    month: bodyOf<{ cobrado: Collected[]; efvo_oculto?: boolean }>(
      await e.as.admin.get(`/api/ventas/cobrado?mes=${e.today.slice(0, 7)}`),
    ),
    totals: bodyOf<{ total: number }>(await e.as.admin.get(`/api/ventas/totales?fechaInicial=${e.today}`)),
  });
  const turno = await till.open(100);
  await till.pay(77.25);
  await till.pay(31.5, 'TDC');
  const hidden = await read();
  expect(hidden.today).toMatchObject({ efvo_oculto: true, pagos: expect.arrayContaining([{ metodo: 'Efvo', monto: 0 }]) });
  expect(hidden.month.efvo_oculto).toBe(true);
  const methods = hidden.month.cobrado.flatMap(({ metodos: parts }) => parts.map(({ metodo: method }) => method));
  expect(methods).toContain('TDC');
  expect(methods).not.toContain('Efvo');
  expect(hidden.totals).toMatchObject({ total: 0, total_oculto: true });
  const ofOther = bodyOf<TodayResponse>(await e.as.superuser.get('/api/ventas/hoy'));
  expect(ofOther.pagos.find(({ metodo: method }) => method === 'Efvo')?.monto).toBeGreaterThanOrEqual(77.25);

  await till.closeExact(turno._id);
  const shown = await read();
  expect(shown.today.efvo_oculto).toBeUndefined();
  expect(shown.today.pagos.find(({ metodo: method }) => method === 'Efvo')?.monto).toBeGreaterThanOrEqual(77.25);
  expect(shown.month.cobrado.some(({ metodos: parts }) => parts.some(({ metodo: method }) => method === 'Efvo'))).toBe(true);
});

test('the network carries neither the expected cash nor the sum of cash before the count is sent', async () => {
  const till = await createTill(e);
  const answers: unknown[] = [];
  const turno = await till.open(1111);
  answers.push(turno, await till.pay(201.25), await till.pay(302.5));
  answers.push(bodyOf(await till.move(turno._id, 'entrada', 404)), bodyOf(await till.move(turno._id, 'retiro', 55)));
  answers.push(await till.state());
  for (const actor of ['user', 'admin', 'superuser', 'accountant'] as const) {
    for (const path of [
      `/api/caja?caja=${till.caja}`,
      `/api/caja/turnos/${turno._id}/registro`,
      `/api/caja/turnos/${turno._id}/parcial`,
      '/api/caja/cajas',
      '/api/caja/cortes',
    ])
      answers.push(bodyOf(await e.as[actor].get(path)));
  }
  const again = await e.as.user.post('/api/caja/abrir', { _id: randomUUID(), caja: till.caja, efectivo: { total: 1 } });
  const early = { _id: randomUUID(), turno: turno._id, conteo: randomUUID(), registros: 4, fondo: 0 };
  answers.push(again.body, (await e.as.user.post('/api/caja/cerrar', early)).body);
  const [expected, sum] = [1111 + 201.25 + 302.5 + 404 - 55, 201.25 + 302.5];
  for (const hidden of [expected, expected - 1111, sum, sum + 404 - 55, 1111 + sum])
    expect(answers.flatMap(numbersOf)).not.toContain(hidden);

  const result = await till.count(turno._id, { efvo: expected });
  expect(result.metodos[0]).toMatchObject({ esperado: expected, suma: sum, diferencia: 0 });
  expect(numbersOf(await till.state())).not.toContain(expected);
  const partial = bodyOf<PartialCorte>(await e.as.accountant.get(`/api/caja/turnos/${turno._id}/parcial`));
  expect(partial.turno._id).toBe(turno._id);
  expect(numbersOf(partial)).not.toContain(expected);
});
