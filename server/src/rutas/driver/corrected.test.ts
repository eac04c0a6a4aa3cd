import { randomUUID } from 'node:crypto';
import type { Caja } from '@lavanda/shared/contract/schemas/caja';
import type { CountResult } from '@lavanda/shared/contract/schemas/cortes';
import type { RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { bodyOf, createTill } from '../../caja/testing/till.ts';
import { cash, createDriverScenario, type DriverScenario } from './testing/driverScenario.ts';

let m: DriverScenario;
beforeAll(async () => {
  m = await createDriverScenario();
});
afterAll(() => m.e.server.close());

/** Id of the open turno of Toño's drawer. */
async function turnoOfRoute(): Promise<string> {
  const { cajas } = bodyOf<{ cajas: Caja[] }>(await m.e.as.user.get('/api/caja/cajas'));
  return cajas.find(({ nombre: name }) => name.startsWith('Ruta de Toño'))?.abierta?.turno ?? '';
}
const count = async (pesos: number) => {
  const body = { _id: randomUUID(), turno: await turnoOfRoute(), efectivo: { total: pesos }, tdc: 0, transf: 0, link: 0 };
  return bodyOf<{ resultado: CountResult }>(await m.e.as.user.post('/api/caja/contar', body)).resultado;
};
const expected = ({ metodos: methods }: CountResult) =>
  Object.fromEntries(methods.map(({ metodo: method, esperado: amount }) => [method, amount]));
const correct = (nota: Nota, pago: string, right: { monto: number; metodo: string }, register: string) =>
  m.e.as.admin.post('/api/ventas/pagos/corregir', {
    ...{ id: nota._id, operacion: randomUUID(), pago, reversa: randomUUID(), motivo: 'Fue transferencia', equipo: register },
    nuevo: { _id: randomUUID(), ...right },
  });
const stopOf = async ({ _id }: Nota) => {
  const onPhone = (await m.day(m.first)).paradas.find(({ nota }) => nota === _id);
  const { paradas } = bodyOf<RouteDay>(await m.e.as.user.get(`/api/rutas/dia?fecha=${m.e.today}`));
  const onBoard = paradas.find(({ nota }) => nota === _id);
  return [onPhone, onBoard].map((stop) => [stop?.metodo, stop?.cobrado]);
};

test('a driver’s pago put right at the counter counts in the driver’s drawer, and board and phone tell it', async () => {
  const till = await createTill(m.e);
  await till.open(0);
  const [nota, later] = [await m.delivery(), await m.delivery()];
  const [wrong, second] = [cash(133), cash(67)];
  await m.sent(m.first, nota, { pago: wrong });
  await m.sent(m.first, nota, { pago: second });
  await m.sent(m.first, later, { pago: cash(100) });
  expect((await m.day(m.first)).en_mano).toBe(300);
  expect((await correct(nota, wrong._id, { monto: 133, metodo: 'Transf' }, till.equipo)).status).toBe(200);
  expect(await stopOf(nota)).toEqual(Array(2).fill(['Transf', 200]));
  expect((await correct(nota, second._id, { monto: 50, metodo: 'Efvo' }, till.equipo)).status).toBe(200);
  expect(await stopOf(nota)).toEqual(Array(2).fill(['Transf', 183]));
  expect((await m.day(m.first)).en_mano).toBe(150);
  expect(expected(await count(150))).toMatchObject({ Efvo: 150, Transf: 133 });
  expect((await till.state()).registro).toEqual([]);
});

test('‘En mano’ is what the drawer should hold: a stop paid in two ways, cash that went out, nothing after the corte', async () => {
  const nota = await m.delivery();
  const before = (await m.day(m.first)).en_mano;
  await m.sent(m.first, nota, { pago: { ...cash(80), metodo: 'Transf' } });
  expect((await m.sent(m.first, nota, { pago: cash(120) })).en_mano).toBe(before + 120);
  const out = { _id: randomUUID(), turno: await turnoOfRoute(), tipo: 'retiro', monto: 100 };
  expect((await m.e.as.user.post('/api/caja/movimientos', out)).status).toBe(200);
  expect((await m.day(m.first)).en_mano).toBe(before + 20);
  const { turno, conteo, registros: records } = await count(before + 20);
  const close = { _id: randomUUID(), turno, conteo, registros: records, fondo: 0, motivo: 'no_se' };
  expect((await m.e.as.user.post('/api/caja/cerrar', close)).status).toBe(200);
  expect((await m.day(m.first)).en_mano).toBe(0);
});

test('after its corte a pago is put right in the drawer of who does it', async () => {
  const till = await createTill(m.e);
  await till.open(0);
  const nota = await m.delivery();
  const pago = cash(200);
  await m.sent(m.first, nota, { pago });
  const { turno, conteo, registros: records } = await count(200);
  await m.e.as.user.post('/api/caja/cerrar', { _id: randomUUID(), turno, conteo, registros: records, fondo: 0, motivo: 'no_se' });
  expect((await correct(nota, pago._id, { monto: 200, metodo: 'Transf' }, till.equipo)).status).toBe(200);
  expect((await till.state()).registro.map(({ monto: amount }) => amount).sort()).toEqual([-200, 200]);
});
