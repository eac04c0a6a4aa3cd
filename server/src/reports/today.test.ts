import { TodayResponse } from '@lavanda/shared/contract/schemas/summary';
import { addDays, hourIn } from '@lavanda/shared/domain/dates';
import { Check } from 'typebox/value';
import { type Actor, bodyAs, createScenario, fieldsOf, type Scenario } from '../testing/scenario.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

const today = async (actor: Actor = 'admin', query = '') =>
  bodyAs<TodayResponse>(await e.as[actor].get(`/api/ventas/hoy${query}`));
const cents = (pesos: number) => Math.round(pesos * 100);
const paidBy = ({ pagos }: TodayResponse, method: string) => cents(pagos.find(({ metodo: name }) => name === method)?.monto ?? 0);

describe('the day in progress', () => {
  it('answers the contract, with every payment method', async () => {
    const { status, body } = await e.as.superuser.get('/api/ventas/hoy');
    expect([status, Check(TodayResponse, body)]).toEqual([200, true]);
    expect((await today()).pagos.map(({ metodo: method }) => method)).toEqual(['Efvo', 'TDC', 'Transf', 'Link']);
    expect((await today()).dia).toBe(e.today);
  });

  it('counts a sale in its hour, and a payment of today for any nota', async () => {
    const before = await today();
    const nota = await e.saved({ pagos: [{ monto: 100.5, metodo: 'Efvo', fecha: e.today }] });
    const hour = Number(hourIn('America/Mexico_City', new Date()).slice(0, 2));
    const yesterday = addDays(e.today, -1);
    const old = await e.saved({ fecha: yesterday, pagos: [{ monto: 20, metodo: 'TDC', fecha: yesterday }] }, 'admin');
    const base = { id: old._id, usuario: old.usuario, articulos: old.articulos, version: old.version, fecha: yesterday };
    await e.saved({ ...base, pagos: [{ monto: 30, metodo: 'TDC', fecha: e.today }] }, 'admin');
    const now = await today();
    expect(now.vendido.notas).toBe(before.vendido.notas + 1);
    expect(cents(now.vendido.monto)).toBe(cents(before.vendido.monto) + cents(nota.total));
    expect(paidBy(now, 'Efvo')).toBe(paidBy(before, 'Efvo') + 10_050);
    expect(paidBy(now, 'TDC')).toBe(paidBy(before, 'TDC') + 3_000);
    const inHour = ({ horas: hours }: TodayResponse) => hours.find(({ hora: made }) => made === hour)?.notas ?? 0;
    expect(inHour(now)).toBe(inHour(before) + 1);
    expect(now.horas.reduce((total, { monto: amount }) => total + cents(amount), 0)).toBe(cents(now.vendido.monto));
    await e.as.admin.post('/api/ventas/delete', { items: [nota._id, old._id] });
    expect(await today()).toEqual(before);
  });

  it('tells open notas due today from late ones, until they are closed', async () => {
    const before = await today();
    const due = await e.saved({ fecha_entrega: e.today });
    const late = await e.saved({ fecha: addDays(e.today, -3), fecha_entrega: addDays(e.today, -1) }, 'admin');
    await e.saved({ fecha_entrega: addDays(e.today, 1) });
    const now = await today();
    expect([now.entregas.notas, now.atrasadas.notas]).toEqual([before.entregas.notas + 1, before.atrasadas.notas + 1]);
    expect(cents(now.entregas.monto)).toBe(cents(before.entregas.monto) + cents(due.total));
    expect(cents(now.atrasadas.monto)).toBe(cents(before.atrasadas.monto) + cents(late.total));
    const pagos = [{ monto: due.total, metodo: 'Link' as const, fecha: e.today }];
    const { _id, usuario: user, articulos: articles, version } = due;
    await e.saved({ id: _id, usuario: user, articulos: articles, version, status: 10, fecha_entrega: e.today, pagos });
    expect((await today()).entregas).toEqual(before.entregas);
  });

  it('is of one’s own branch for an admin, of all or the one asked for by who sees all, of nobody else', async () => {
    const nota = await e.saved();
    const own = await today('admin');
    expect(await today('superuser', `?sucursal=${nota.sucursal}`)).toEqual(own);
    expect((await today('accountant')).atrasadas.notas).toBeGreaterThan(own.atrasadas.notas);
    const other = '00000000-0000-4000-8000-000000000001';
    const denied = await e.as.admin.get(`/api/ventas/hoy?sucursal=${other}`);
    expect([denied.status, fieldsOf(denied)]).toEqual([403, ['sucursal']]);
    expect((await today('superuser', `?sucursal=${other}`)).vendido).toEqual({ notas: 0, monto: 0 });
    expect((await e.as.user.get('/api/ventas/hoy')).status).toBe(403);
    expect((await e.server.anonymous.get('/api/ventas/hoy')).status).toBe(401);
  });
});
