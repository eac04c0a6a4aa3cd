import { randomUUID } from 'node:crypto';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import type { RestoreNotas } from '@lavanda/shared/contract/schemas/voids';
import type { PaymentMethod } from '@lavanda/shared/domain/nota';
import { bodyOf, createTill, type Till } from '../../caja/testing/till.ts';
import { type Actor, bodyAs, createScenario, type Scenario } from '../../testing/scenario.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

const voidWith = async (till: Till, { _id }: Nota, method: PaymentMethod) =>
  bodyOf(
    await e.as.admin.post('/api/ventas/delete', {
      ...{ items: [_id], motivo: 'Duplicada', dinero: 'devuelto', metodo: method, equipo: till.equipo },
    }),
  );
const voidPending = async ({ _id }: Nota, operationId?: string) =>
  bodyOf(
    await e.as.admin.post('/api/ventas/delete', {
      ...{ items: [_id], motivo: 'Duplicada', dinero: 'pendiente', ...(operationId && { operacion: operationId }) },
    }),
  );
const giveBack = (till: Till, { _id: id }: Nota, actor: Actor = 'admin', operationId: string = randomUUID()) =>
  e.as[actor].post('/api/ventas/anuladas/devolver', { id, operacion: operationId, metodo: 'Efvo', equipo: till.equipo });
const restore = async ({ _id }: Nota, more: Partial<RestoreNotas> = {}) =>
  bodyOf(await e.as.admin.post('/api/ventas/restaurar', { items: [_id], ...more }));
const read = async ({ _id }: Nota) => bodyAs<{ data: Nota }>(await e.as.admin.get(`/api/ventas/${_id}`)).data;
const amounts = ({ pagos }: Nota) => pagos.map(({ monto: amount, metodo: method }) => [amount, method]);

describe('money that a void returned', () => {
  it('leaves the drawer once: with it gone, the count has no difference', async () => {
    const till = await createTill(e);
    const { _id: turno } = await till.open(500);
    const nota = await till.pay(120.5);
    await till.pay(30, 'Efvo');
    await voidWith(till, nota, 'Efvo');
    await voidWith(till, nota, 'Efvo');
    const result = await till.count(turno, { efvo: 530 });
    expect(result.total).toMatchObject({ esperado: 530, contado: 530, diferencia: 0 });
    bodyOf(await till.close(result, { motivo: undefined }));
  });

  it('leaves by the method that it was returned by, whatever it was paid with', async () => {
    const till = await createTill(e);
    const { _id: turno } = await till.open(500);
    const nota = await till.pay(10, 'Efvo', { nota: await till.pay(80, 'TDC') });
    await voidWith(till, nota, 'Efvo');
    const { metodos: methods } = await till.count(turno, { efvo: 420, tdc: 80 });
    expect(methods.map(({ diferencia: difference }) => difference)).toEqual([0, 0, 0, 0]);
  });

  it('after the corte counts in the next opening', async () => {
    const till = await createTill(e);
    const { _id: turno } = await till.open(500);
    const nota = await till.pay(100);
    await till.closeExact(turno, 600);
    await voidWith(till, nota, 'Efvo');
    expect((await till.state()).llegaron_despues).toMatchObject([{ tipo: 'reversa', monto: -100, fuera: 'sin_turno' }]);
    expect((await till.open(500)).apertura).toMatchObject({ esperado: 500, diferencia: 0 });
  });

  it('stays returned when the nota is restored, which owes it again', async () => {
    const till = await createTill(e);
    const { _id: turno } = await till.open(500);
    const nota = await till.pay(100);
    await voidWith(till, nota, 'Efvo');
    await restore(nota);
    const restored = await read(nota);
    expect(restored).toMatchObject({ abonos: 0, version: nota.version + 2, total: nota.total });
    expect(amounts(restored)).toEqual([
      [100, 'Efvo'],
      [-100, 'Efvo'],
    ]);
    expect((await till.count(turno, { efvo: 500 })).total.diferencia).toBe(0);
    await till.pay(100, 'Efvo', { nota: restored });
    expect((await till.count(turno, { efvo: 600 })).total.diferencia).toBe(0);
  });

  it('is back, in nota and drawer, when the void is undone, once and only then', async () => {
    const till = await createTill(e);
    const { _id: turno } = await till.open(500);
    const nota = await till.pay(100, 'TDC');
    await voidWith(till, nota, 'Efvo');
    await restore(nota, { deshacer: true, equipo: till.equipo });
    await restore(nota, { deshacer: true, equipo: till.equipo });
    const undone = await read(nota);
    expect(undone).toMatchObject({ abonos: 100 });
    expect((await till.count(turno, { efvo: 500, tdc: 100 })).total.diferencia).toBe(0);
    await e.as.admin.post('/api/ventas/delete', { items: [nota._id], motivo: 'Duplicada', dinero: 'pendiente' });
    await restore(nota, { deshacer: true, equipo: till.equipo });
    expect(await read(nota)).toMatchObject({ abonos: 100, pagos: undone.pagos });
  });

  it('of a closed nota leaves it closed when restored, and the trail tells what was returned', async () => {
    const pago = { _id: randomUUID(), monto: 99.5, metodo: 'Efvo' as const, fecha: e.today };
    const articles = [{ cantidad: 1, servicio: 'Bordado', precio: 100, medida: 'flex' as const }];
    const nota = await e.saved({ articulos: articles, pagos: [pago], status: 10 });
    bodyOf(await e.as.admin.post('/api/ventas/delete', { items: [nota._id], dinero: 'devuelto', metodo: 'Transf' }));
    const [entry] = (await e.as.superuser.get('/api/bitacora?clase=dinero')).body.entradas;
    expect(entry).toMatchObject({ accion: 'nota.anular', pagos: [{ monto: -99.5, metodo: 'Transf' }] });
    await restore(nota);
    expect(await read(nota)).toMatchObject({ status: 10, abonos: 0, ajuste: 0 });
  });
});

describe('money that a void left to be returned', () => {
  it('is returned later, once, from the register’s drawer, and the trail tells it', async () => {
    const till = await createTill(e);
    const { _id: turno } = await till.open(500);
    const nota = await till.pay(120.5);
    await voidPending(nota);
    expect((await till.count(turno, { efvo: 620.5 })).total.diferencia).toBe(0);
    const operationId = randomUUID();
    const [first, second] = await Promise.all([1, 2].map(() => giveBack(till, nota, 'admin', operationId)));
    expect([first?.status, second?.status]).toEqual([200, 200]);
    expect(first?.body.data).toMatchObject({
      abonos: 0,
      anulada: { dinero: 'devuelto', metodo: 'Efvo', devuelto: 120.5, motivo: 'Duplicada' },
    });
    expect((await till.count(turno, { efvo: 500 })).total.diferencia).toBe(0);
    const [entry] = (await e.as.superuser.get('/api/bitacora?clase=dinero')).body.entradas;
    expect(entry).toMatchObject({ accion: 'nota.devolver', pagos: [{ monto: -120.5, metodo: 'Efvo' }] });
    const again = await giveBack(till, nota);
    expect([again.status, again.body.detail]).toEqual([409, expect.stringContaining('ya se devolvió')]);
    await restore(nota);
    expect(await read(nota)).toMatchObject({ abonos: 0 });
  });

  it('isn’t returned by who may not void, of another sucursal’s nota, of one that isn’t voided or whose money stays', async () => {
    const till = await createTill(e);
    const nota = await till.pay(50);
    expect((await giveBack(till, nota)).status).toBe(409);
    bodyOf(await e.as.admin.post('/api/ventas/delete', { items: [nota._id], motivo: 'x', dinero: 'no_devuelto' }));
    expect((await giveBack(till, nota)).status).toBe(409);
    expect((await giveBack(till, nota, 'user')).status).toBe(403);
    expect((await giveBack(till, nota, 'ajeno')).status).toBe(404);
  });
});

it('a void that is sent again with its operation voids nothing more, although the nota was restored meanwhile', async () => {
  const till = await createTill(e);
  const nota = await till.pay(100);
  const operationId = randomUUID();
  await voidPending(nota, operationId);
  await restore(nota);
  await voidPending(nota, operationId);
  expect(await read(nota)).toMatchObject({ abonos: 100, version: nota.version + 2 });
  const other = await till.pay(10);
  const foreign = { items: [other._id], motivo: 'x', dinero: 'pendiente', operacion: operationId };
  expect((await e.as.admin.post('/api/ventas/delete', foreign)).status).toBe(422);
});
