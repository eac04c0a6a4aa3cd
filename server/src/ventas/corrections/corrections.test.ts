import { randomUUID } from 'node:crypto';
import type { CorrectPago, RefundPago } from '@lavanda/shared/contract/schemas/corrections';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { type Actor, bodyAs, createScenario, fieldsOf, type Scenario } from '../../testing/scenario.ts';
import type { CallResponse } from '../../testing/server.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

/** A nota of $100.00 with a pago of 80 by card. */
async function paidNota(changes: object = {}): Promise<{ nota: Nota; pago: string }> {
  const pago = randomUUID();
  const articles = [
    { cantidad: 1, servicio: 'Bordado', precio: 60, medida: 'flex' as const },
    { cantidad: 1, servicio: 'Parche', precio: 40, medida: 'flex' as const },
  ];
  const pagos = [{ _id: pago, monto: 80, metodo: 'TDC' as const, fecha: e.today }];
  return { nota: await e.saved({ articulos: articles, pagos, ...changes }), pago };
}

const refundBody = ({ nota, pago }: { nota: Nota; pago: string }, changes: Partial<RefundPago> = {}): RefundPago => ({
  id: nota._id,
  operacion: randomUUID(),
  pago,
  reversa: randomUUID(),
  monto: 30,
  metodo: 'Efvo',
  motivo: 'Artículo quitado',
  ...changes,
});
const correctBody = ({ nota, pago }: { nota: Nota; pago: string }, changes: Partial<CorrectPago> = {}): CorrectPago => ({
  id: nota._id,
  operacion: randomUUID(),
  pago,
  reversa: randomUUID(),
  nuevo: { _id: randomUUID(), monto: 80, metodo: 'Efvo' },
  motivo: 'Método equivocado',
  ...changes,
});
const refund = (body: object, actor: Actor = 'admin') => e.as[actor].post('/api/ventas/pagos/devolver', body);
const correct = (body: object, actor: Actor = 'admin') => e.as[actor].post('/api/ventas/pagos/corregir', body);
const notaOf = (response: CallResponse): Nota => {
  if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(response.body)}`);
  return bodyAs<{ data: Nota }>(response).data;
};
const fault = (response: CallResponse) => [response.status, fieldsOf(response)];
const read = async (id: string) => bodyAs<{ data: Nota }>(await e.as.admin.get(`/api/ventas/${id}`)).data;
const pagosOf = ({ pagos }: Nota) => pagos.map(({ monto: amount, metodo: method }) => [amount, method]);

describe('a refund', () => {
  it('returns parts of a pago, by another method, until nothing is left, with reason, day and person', async () => {
    const paid = await paidNota();
    const part = notaOf(await refund(refundBody(paid)));
    expect(part).toMatchObject({ abonos: 50, version: paid.nota.version + 1 });
    expect(part.pagos[1]).toMatchObject({
      monto: -30,
      metodo: 'Efvo',
      fecha: e.today,
      reversa_de: paid.pago,
      motivo: 'Artículo quitado',
    });
    const tooMuch = await refund(refundBody(paid, { monto: 50.01 }));
    expect(fault(tooMuch)).toEqual([422, ['monto']]);
    expect(tooMuch.body).toMatchObject({ detail: expect.stringContaining('$50.00') });
    expect(notaOf(await refund(refundBody(paid, { monto: 50 })))).toMatchObject({ abonos: 0 });
    expect(fault(await refund(refundBody(paid, { monto: 1 })))).toEqual([422, ['pago']]);
    const [last] = (await e.as.superuser.get('/api/bitacora?clase=dinero')).body.entradas;
    expect(last).toMatchObject({
      accion: 'nota.devolver',
      motivo: 'Artículo quitado',
      pagos: [{ monto: -50, metodo: 'Efvo' }],
    });
  });

  it('is done once: by its operation, by its reversal, and by two registers at once', async () => {
    const paid = await paidNota();
    const body = refundBody(paid, { monto: 80 });
    const twice = await Promise.all([refund(body), refund(body, 'superuser')]);
    for (const response of twice) expect(notaOf(response)).toMatchObject({ abonos: 0 });
    expect(notaOf(await refund({ ...body, operacion: randomUUID() })).pagos).toHaveLength(2);
    expect(fault(await refund({ ...body, operacion: randomUUID(), monto: 79 }))).toEqual([422, ['reversa']]);

    const other = await paidNota();
    const both = await Promise.all([refund(refundBody(other, { monto: 50 })), refund(refundBody(other, { monto: 50 }))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await read(other.nota._id)).toMatchObject({ abonos: 30 });
  });

  it('is refused to roles, sucursales and laundries that may not, and for pagos that aren’t the nota’s', async () => {
    const paid = await paidNota();
    const other = await paidNota();
    expect((await refund(refundBody(paid), 'user')).status).toBe(403);
    expect((await refund(refundBody(paid), 'accountant')).status).toBe(403);
    expect((await refund(refundBody(paid), 'ajeno')).status).toBe(404);
    const { results } = bodyAs<{ results: Nota[] }>(await e.as.superuser.get('/api/ventas/?notasPorPagina=100'));
    const away = results.find(({ sucursal }) => sucursal !== paid.nota.sucursal);
    expect((await refund(refundBody(paid, { id: away?._id ?? '' }))).status).toBe(404);
    expect(fault(await refund(refundBody(paid, { pago: other.pago })))).toEqual([422, ['pago']]);
    expect(fault(await refund(refundBody(paid, { reversa: other.pago })))).toEqual([422, ['reversa']]);
    const used = refundBody(other);
    notaOf(await refund(used));
    expect(fault(await refund(refundBody(paid, { operacion: used.operacion })))).toEqual([422, ['operacion']]);
    expect(fault(await refund(refundBody(paid, { reversa: used.reversa })))).toEqual([422, ['reversa']]);
    expect(fault(await refund(refundBody(paid, { motivo: '  ' })))).toEqual([422, ['motivo']]);
    expect(fault(await refund(refundBody(paid, { monto: 0.001 })))).toEqual([422, ['monto']]);
    for (const wrong of [{ monto: 0 }, { monto: -5 }, { metodo: 'Oro' }, { motivo: 'x'.repeat(201) }, { motivo: undefined }])
      expect((await refund({ ...refundBody(paid), ...wrong })).status).toBe(400);
    await e.as.admin.post('/api/ventas/delete', { items: [other.nota._id] });
    expect((await refund(refundBody(other))).status).toBe(409);
    expect(await read(paid.nota._id)).toMatchObject({ abonos: 80, version: paid.nota.version });
  });

  it('of a closed nota leaves it closed, owing what was returned', async () => {
    const pago = randomUUID();
    const pagos = [{ _id: pago, monto: 99.5, metodo: 'Efvo' as const, fecha: e.today }];
    const { nota } = await paidNota({ status: 10, pagos });
    expect(nota).toMatchObject({ status: 10, ajuste: 0.5 });
    const returned = notaOf(await refund(refundBody({ nota, pago }, { monto: 10 })));
    expect(returned).toMatchObject({ status: 10, ajuste: 0, abonos: 89.5 });
  });

  it('of a removed article puts a nota in favor right', async () => {
    const paid = await paidNota();
    const { nota } = paid;
    const [kept] = nota.articulos;
    const again = { id: nota._id, usuario: nota.usuario, version: nota.version, pagos: nota.pagos };
    const cut = await e.saved({ ...again, articulos: kept ? [kept] : [] }, 'admin');
    expect(cut).toMatchObject({ total: 60, abonos: 80 });
    expect(notaOf(await refund(refundBody(paid, { monto: 20 })))).toMatchObject({ total: 60, abonos: 60 });
  });
});

describe('a correction', () => {
  it('changes the method: takes back what is left, by its own method, and adds the right pago', async () => {
    const paid = await paidNota();
    const body = correctBody(paid);
    const nota = notaOf(await correct(body));
    expect(nota.abonos).toBe(80);
    expect(pagosOf(nota)).toEqual([
      [80, 'TDC'],
      [-80, 'TDC'],
      [80, 'Efvo'],
    ]);
    expect(nota.pagos[1]).toMatchObject({ motivo: 'Método equivocado', reversa_de: paid.pago });
    expect(nota.pagos[2]).toMatchObject({ motivo: '', reversa_de: null, fecha: e.today });
    const [last] = (await e.as.superuser.get('/api/bitacora?clase=dinero')).body.entradas;
    expect(last).toMatchObject({ accion: 'nota.corregir', motivo: 'Método equivocado', cambios: [] });
    expect(notaOf(await correct(body)).pagos).toHaveLength(3);
    expect(notaOf(await correct({ ...body, operacion: randomUUID() })).pagos).toHaveLength(3);
    expect(fault(await correct(correctBody(paid)))).toEqual([422, ['pago']]);
  });

  it('changes the amount, up to the nota’s total or, after a part was returned, up to what is left', async () => {
    const paid = await paidNota();
    notaOf(await refund(refundBody(paid)));
    const over = { _id: randomUUID(), monto: 50.01, metodo: 'TDC' as const };
    const refused = await correct(correctBody(paid, { nuevo: over }));
    expect(fault(refused)).toEqual([422, ['nuevo.monto']]);
    expect(refused.body.detail).toContain('devuelve el resto y vuelve a cobrar');
    const whole = await paidNota();
    expect(fault(await correct(correctBody(whole, { nuevo: { ...over, monto: 100.01 } })))).toEqual([422, ['nuevo.monto']]);
    expect(notaOf(await correct(correctBody(whole, { nuevo: { ...over, monto: 100 } })))).toMatchObject({ abonos: 100 });
    const same = { ...over, _id: randomUUID(), monto: 50 };
    expect(fault(await correct(correctBody(paid, { nuevo: same })))).toEqual([422, ['nuevo']]);
    const right = { ...over, _id: randomUUID(), monto: 45 };
    const nota = notaOf(await correct(correctBody(paid, { nuevo: right })));
    expect(nota).toMatchObject({ abonos: 45 });
    expect(pagosOf(nota)).toEqual([
      [80, 'TDC'],
      [-30, 'Efvo'],
      [-50, 'TDC'],
      [45, 'TDC'],
    ]);
  });

  it('is refused with one id for both pagos, and of a reversal', async () => {
    const paid = await paidNota();
    const id = randomUUID();
    const right = { _id: id, monto: 80, metodo: 'Efvo' as const };
    expect((await correct(correctBody(paid, { reversa: id, nuevo: right }))).status).toBe(422);
    const reversal = refundBody(paid);
    notaOf(await refund(reversal));
    expect(fault(await correct(correctBody({ ...paid, pago: reversal.reversa })))).toEqual([422, ['pago']]);
    expect((await correct(correctBody(paid), 'user')).status).toBe(403);
  });
});
