import { randomUUID } from 'node:crypto';
import { creditOf, linesOf, notaOf } from '../../testing/credit.ts';
import { createScenario, type Scenario } from '../../testing/scenario.ts';
import { bodyOf, type LateRegister, lateRegister, oddOf, pago } from './testing/captures.ts';

let e: Scenario;
let register: LateRegister;
let other: LateRegister;
beforeAll(async () => {
  e = await createScenario();
  [register, other] = [lateRegister(e), lateRegister(e)];
});
afterAll(() => e.server.close());

/** A nota of $200.00 with a new cliente. */
const owing = async () => e.saved({ usuario: await e.newCliente(), articulos: linesOf(150, 50) });
const read = async (id: string) => notaOf(await e.as.user.get(`/api/ventas/${id}`));

describe('a late pago', () => {
  it('over the balance, because another register collected too, becomes the customer’s credit', async () => {
    const nota = await owing();
    await other.again(nota, { pagos: [pago(200)] });
    const response = await register.again(nota, { pagos: [pago(120), pago(80, 'TDC')] });
    const taken = notaOf(response);
    expect(taken).toMatchObject({ total: 200, abonos: 200 });
    expect(taken.pagos.map((one) => [one.monto, one.metodo])).toEqual([
      [200, 'Efvo'],
      [120, 'Efvo'],
      [80, 'TDC'],
      [-80, 'Saldo'],
      [-120, 'Saldo'],
    ]);
    expect(oddOf(response)).toEqual(['Cobrado en dos cajas']);
    expect(await creditOf(e, nota.usuario)).toBe(200);
  });

  it('over the balance in part keeps only the surplus', async () => {
    const nota = await owing();
    await other.again(nota, { pagos: [pago(150)] });
    expect(notaOf(await register.again(nota, { pagos: [pago(120)] })).abonos).toBe(200);
    expect(await creditOf(e, nota.usuario)).toBe(70);
  });

  it('of a removed customer stays in favor on the nota', async () => {
    const nota = await owing();
    await other.again(nota, { pagos: [pago(200)] });
    await e.as.admin.post('/api/clientes/eliminar', { id: nota.usuario });
    const response = await register.again(nota, { pagos: [pago(100)] });
    expect([notaOf(response).abonos, oddOf(response)]).toEqual([300, ['Cobrado en dos cajas']]);
  });

  it('and a cierre of a nota that was closed meanwhile are taken', async () => {
    const nota = await owing();
    await other.again(nota, { pagos: [pago(200)], status: 10 });
    const response = await register.again(nota, { pagos: [pago(200)], status: 10 });
    expect(notaOf(response)).toMatchObject({ status: 10, abonos: 200, ajuste: 0 });
    expect(oddOf(response)).toContain('Cobrado en dos cajas');
    expect(await creditOf(e, nota.usuario)).toBe(200);
    // A late cierre without a pago adds no point to review.
    expect(oddOf(await lateRegister(e).again(nota, { status: 10 }))).toHaveLength(oddOf(response).length);
  });

  it('and a cierre of a nota that was voided meanwhile restore it, to be reviewed; other captures of it are refused', async () => {
    const nota = await owing();
    const voidIt = async () => expect((await e.as.admin.post('/api/ventas/delete', { items: [nota._id] })).status).toBe(200);
    await voidIt();
    const changed = await register.again(nota, { articulos: linesOf(99) });
    expect([changed.status, changed.body.detail]).toEqual([409, 'La nota fue eliminada.']);
    const response = await register.again(nota, { pagos: [pago(120)] });
    expect(notaOf(response)).toMatchObject({ total: 200, abonos: 120, status: 0 });
    expect(oddOf(response)).toContain('Cobrada después de eliminarse');
    expect(notaOf(response).folio).toBe(nota.folio);
    await voidIt();
    const closed = await register.again(notaOf(response), {
      pagos: [...(bodyOf(notaOf(response)).pagos ?? []), pago(80)],
      status: 10,
    });
    expect(notaOf(closed)).toMatchObject({ abonos: 200, status: 10 });
    expect((await read(nota._id)).pagos.map(({ monto: amount }) => amount)).toEqual([120, 80]);
  });

  it('whose nota was voided after it arrived is taken once, however often it is sent', async () => {
    const nota = await owing();
    const capture = { pagos: [pago(200)], operacion: randomUUID() };
    expect((await register.again(nota, capture)).status).toBe(200);
    await e.as.admin.post('/api/ventas/delete', { items: [nota._id] });
    expect((await register.again(nota, capture)).status).toBe(200);
    expect((await e.as.user.get(`/api/ventas/${nota._id}`)).status).toBe(404);
  });

  it('on an older version is added to what another register made of the nota', async () => {
    const nota = await owing();
    const [line] = bodyOf(nota).articulos ?? [];
    const cut = await e.saved({ ...bodyOf(nota), articulos: [{ ...line, cantidad: 1, servicio: 'Bordado', precio: 150 }] });
    const response = await register.again(nota, { pagos: [pago(40)] });
    expect(notaOf(response)).toMatchObject({ version: cut.version + 1, total: 150, abonos: 40 });
    expect(oddOf(response)).toEqual(['Cobrada sobre una versión anterior']);
    const closed = notaOf(await register.again(nota, { pagos: [pago(110)], status: 10 }));
    expect(closed).toMatchObject({ status: 10, total: 150, abonos: 150 });
  });
});

describe('articles', () => {
  it('that two registers changed are a conflict, which takes no pago and holds no other nota', async () => {
    const nota = await owing();
    const more = await e.saved({ ...bodyOf(nota), articulos: [...(bodyOf(nota).articulos ?? []), ...linesOf(10)] });
    const changed = { articulos: linesOf(99), pagos: [pago(20)], operacion: randomUUID() };
    const response = await register.again(nota, changed);
    expect([response.status, response.body.actual?.version]).toEqual([409, more.version]);
    expect((await read(nota._id)).pagos).toEqual([]);
    expect((await register.again(await owing(), { pagos: [pago(20)] })).status).toBe(200);
    // The refused capture is accepted once it is based on the newest version.
    expect(notaOf(await register.again(more, changed))).toMatchObject({ total: 99, abonos: 20 });
  });

  it('are changed beside a pago that another register took', async () => {
    const nota = await owing();
    await other.again(nota, { pagos: [pago(30)] });
    const response = await register.again(nota, { articulos: linesOf(90), pagos: [pago(20)] });
    expect([notaOf(response).total, notaOf(response).abonos]).toEqual([90, 50]);
  });

  it('of a chain of captures of one register don’t stand in each other’s way', async () => {
    const first = { id: randomUUID(), usuario: await e.newCliente(), articulos: linesOf(100) };
    const line = (await register.send(first)).body.data.articulos.map(({ importe: _, ...one }: { importe: number }) => one);
    // The register had no answer of the server yet, so none of its captures has a version.
    const grown = [...line, ...linesOf(20)];
    await register.send({ ...first, articulos: grown });
    await register.send({ ...first, articulos: grown, pagos: [pago(50)] });
    const done = notaOf(await register.send({ ...first, articulos: grown, pagos: [pago(70)], status: 10 }));
    expect(done).toMatchObject({ total: 120, abonos: 120, status: 10, version: 4, revisar: [] });
  });

  it('of a chain are a conflict once another register changed them, and its pagos are taken', async () => {
    const nota = await owing();
    await register.again(nota, { pagos: [pago(10)] });
    const changed = await e.saved({ ...bodyOf(await read(nota._id)), articulos: linesOf(180) });
    expect(notaOf(await register.again(nota, { pagos: [pago(15)] }))).toMatchObject({ total: 180, abonos: 25 });
    expect((await register.again(nota, { articulos: linesOf(70), pagos: [pago(5)] })).status).toBe(409);
    expect(await read(nota._id)).toMatchObject({ total: changed.total, abonos: 25 });
  });
});
