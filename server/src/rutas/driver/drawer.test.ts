import { randomUUID } from 'node:crypto';
import type { Caja, CajaState } from '@lavanda/shared/contract/schemas/caja';
import type { Corte, CountResult } from '@lavanda/shared/contract/schemas/cortes';
import { bodyOf } from '../../caja/testing/till.ts';
import { fieldsOf } from '../../testing/scenario.ts';
import { cash, createDriverScenario, type DriverScenario } from './testing/driverScenario.ts';

let m: DriverScenario;
beforeAll(async () => {
  m = await createDriverScenario();
});
afterAll(() => m.e.server.close());

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const cajas = async () => bodyOf<{ cajas: Caja[] }>(await m.e.as.user.get('/api/caja/cajas')).cajas;
const drawerOf = async (name: string) => (await cajas()).find((caja) => caja.nombre === name);
const count = async (turno: string, pesos: number) => {
  const body = { _id: randomUUID(), turno, efectivo: { total: pesos }, tdc: 0, transf: 0, link: 0 };
  return bodyOf<{ resultado: CountResult }>(await m.e.as.user.post('/api/caja/contar', body)).resultado;
};
const close = async ({ turno, conteo, registros: records }: CountResult) => {
  const body = { _id: randomUUID(), turno, conteo, registros: records, fondo: 0, motivo: 'no_se' };
  return bodyOf<{ corte: Corte }>(await m.e.as.user.post('/api/caja/cerrar', body)).corte;
};
const expected = (counted: { metodos: { metodo: string; esperado: number }[] }) =>
  Object.fromEntries(counted.metodos.map((one) => [one.metodo, one.esperado]));

test('a driver’s money has a drawer of its own, which who made the link counts and closes', async () => {
  await m.sent(m.first, await m.delivery());
  expect(await drawerOf('Ruta de Toño Barrera')).toBeUndefined();
  await m.sent(m.first, await m.delivery(), { pago: cash(200), capturado: ago(90), captura: true });
  await m.sent(m.first, await m.delivery(), { pago: { ...cash(150), metodo: 'Transf' }, capturado: ago(100), captura: true });
  await m.sent(m.second, await m.delivery({}, m.second), { pago: cash(70) });
  const { usuario: user } = (await m.e.as.user.get('/api/auth/authData')).body;
  const drawer = await drawerOf('Ruta de Toño Barrera');
  expect(drawer?.abierta?.cajero._id).toBe(user._id);
  expect((await drawerOf('Ruta de Rocío Mejía'))?.abierta).toBeTruthy();
  // Registers without a drawer of their own still use the counter's first drawer.
  const state = bodyOf<CajaState>(await m.e.as.user.get(`/api/caja?equipo=${randomUUID()}`));
  expect(JSON.stringify(state)).not.toContain('Ruta de');
  // A driver's drawer is never assigned to a register of the counter.
  expect(drawer?.de_chofer).toBe(true);
  const taken = await m.e.as.admin.post('/api/caja/equipo', { equipo: randomUUID(), caja: drawer?._id });
  expect([taken.status, fieldsOf(taken)]).toEqual([422, ['caja']]);
  const turno = drawer?.abierta?.turno ?? '';
  const result = await count(turno, 190);
  expect(expected(result)).toMatchObject({ Efvo: 200, Transf: 150 });
  const corte = await close(await count(turno, 200));
  expect(corte).toMatchObject({ esperado: 200, contado: 200 });
  expect((await drawerOf('Ruta de Toño Barrera'))?.abierta).toBeNull();
});

test('money that arrives after its corte came later, and what is taken then opens the next turno', async () => {
  const late = await m.delivery();
  await m.sent(m.first, late, { pago: cash(200), capturado: ago(80), captura: true });
  expect((await drawerOf('Ruta de Toño Barrera'))?.abierta).toBeNull();
  await m.sent(m.first, await m.delivery(), { pago: cash(120) });
  const turno = (await drawerOf('Ruta de Toño Barrera'))?.abierta?.turno ?? '';
  await m.sent(m.first, await m.delivery(), { pago: cash(30), capturado: ago(75), captura: true });
  expect(expected(await count(turno, 120))).toMatchObject({ Efvo: 120 });
  const rows = await m.rows<{ monto: number; numero: number; cuenta_en: number | null }>(
    `select p.monto::int as monto, t.numero, p.cuenta_en from pagos p join turnos t on t.id = p.turno_id
     join choferes c on c.caja_id = p.caja_id where c.id = '${m.first.driver}' and p.metodo = 'Efvo' order by p.creado_en`,
  );
  expect(rows).toEqual([
    { monto: 20000, numero: 1, cuenta_en: null },
    { monto: 20000, numero: 1, cuenta_en: 2 },
    { monto: 12000, numero: 2, cuenta_en: null },
    { monto: 3000, numero: 1, cuenta_en: 2 },
  ]);
});

test('a laundry without cortes has no drawers: the money is in its notas', async () => {
  await m.give([], [`update tenants set usa_corte = false where id = '${m.tenant}'`]);
  const [nota, voided] = [await m.delivery({}, m.second), await m.delivery({}, m.second)];
  await m.e.as.admin.post('/api/ventas/delete', { items: [voided._id] });
  const before = (await m.day(m.second)).en_mano;
  await m.sent(m.second, nota, { pago: cash(200) });
  await m.sent(m.second, voided, { pago: cash(80) });
  expect(await m.read(nota)).toMatchObject({ status: 10, abonos: 200 });
  expect((await m.day(m.second)).en_mano).toBe(before + 280);
  const [row] = await m.rows<{ problema: string; caja: string | null }>(
    `select p.problema, (select caja_id from pagos where nota_id = '${nota._id}') as caja from paradas p where p.nota_id = '${voided._id}'`,
  );
  expect(row).toEqual({ problema: expect.stringMatching(/Trae \$80\.00 que no están en ninguna nota\.$/), caja: null });
});
