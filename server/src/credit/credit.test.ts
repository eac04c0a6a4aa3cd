import { randomUUID } from 'node:crypto';
import type { Nota, SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { asOwner } from '../testing/asOwner.ts';
import { clienteWithCredit, creditOf, keepCredit, linesOf, notaInFavor, notaOf } from '../testing/credit.ts';
import { type Actor, createScenario, fieldsOf, type Scenario } from '../testing/scenario.ts';
import type { CallResponse } from '../testing/server.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

const pay = (amount: number, method: 'Saldo' | 'Efvo' = 'Saldo') => ({
  ...{ _id: randomUUID(), monto: amount, metodo: method, fecha: e.today },
});

/** Saves a nota of the cliente with one line of `total` pesos and the pagos. */
const save = (cliente: string, total: number, pagos: SaveNota['pagos'], actor: Actor = 'user') =>
  e.save(e.nota({ usuario: cliente, articulos: linesOf(total), pagos }), actor);

const giveBack = (cliente: string, amount: number, actor: Actor = 'admin', operationId: string = randomUUID()) =>
  e.as[actor].post('/api/clientes/saldo/devolver', { id: cliente, operacion: operationId, monto: amount, metodo: 'Efvo' });
const read = async (id: string) => notaOf(await e.as.superuser.get(`/api/ventas/${id}`));
const pagosOf = ({ pagos }: Nota) => pagos.map(({ monto: amount, metodo: method }) => [amount, method]);
const told = ({ status, body }: CallResponse) => [status, body.detail];
const voidNota = (id: string) => e.as.admin.post('/api/ventas/delete', { items: [id] });
const restore = (id: string) => e.as.admin.post('/api/ventas/restaurar', { items: [id] });

describe('what a nota has in favor', () => {
  it('is kept as the cliente’s credit by whoever closes notas, once, and the nota owes nothing', async () => {
    const cliente = await e.newCliente();
    const nota = await notaInFavor(e, cliente);
    const operationId = randomUUID();
    const kept = notaOf(await keepCredit(e, nota, 95, 'user', operationId));
    expect(pagosOf(kept)).toEqual([
      [195, 'TDC'],
      [-95, 'Saldo'],
    ]);
    expect(kept).toMatchObject({ total: 100, abonos: 100 });
    expect(notaOf(await keepCredit(e, nota, 95, 'user', operationId)).version).toBe(kept.version);
    expect(await creditOf(e, cliente)).toBe(95);
    const again = await keepCredit(e, nota, 1);
    expect([again.status, again.body.actual.version]).toEqual([409, kept.version]);
  });

  it('isn’t kept by another laundry, by who only reads, or for a cliente who was removed', async () => {
    const cliente = await e.newCliente();
    const nota = await notaInFavor(e, cliente);
    expect((await keepCredit(e, nota, 95, 'ajeno')).status).toBe(404);
    expect((await keepCredit(e, nota, 95, 'accountant')).status).toBe(403);
    await e.as.admin.post('/api/clientes/eliminar', { id: cliente });
    expect(told(await keepCredit(e, nota, 95))).toEqual([409, expect.stringContaining('fue eliminado')]);
  });
});

describe('credit', () => {
  it('pays for other notas of its cliente in parts, and tells what is left when it isn’t enough', async () => {
    const { cliente } = await clienteWithCredit(e);
    const first = notaOf(await save(cliente, 60, [pay(50), pay(10, 'Efvo')]));
    expect(first).toMatchObject({ abonos: 60 });
    const tooMuch = await save(cliente, 60, [pay(45.01)]);
    expect([...told(tooMuch), fieldsOf(tooMuch)]).toEqual([422, expect.stringContaining('$45.00'), ['pagos']]);
    expect((await save(cliente, 45, [pay(45)], 'user2')).status).toBe(200);
    expect(told(await save(cliente, 45, [pay(1)]))).toEqual([422, expect.stringContaining('ya no tiene saldo a favor')]);
    expect(told(await save(await e.newCliente(), 45, [pay(1)]))[0]).toBe(422);
    expect(await creditOf(e, cliente)).toBe(0);
  });

  it('is spent once when two registers apply it in the same instant', async () => {
    for (let round = 0; round < 3; round++) {
      const { cliente } = await clienteWithCredit(e);
      const answers = await Promise.all([
        ...[save(cliente, 95, [pay(95)]), save(cliente, 95, [pay(95)], 'user2')],
        giveBack(cliente, 95),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
      expect(await creditOf(e, cliente)).toBe(0);
    }
  });

  it('is returned in money by the notas that gave it, the oldest first, whose abonos stay', async () => {
    const { cliente, nota: first } = await clienteWithCredit(e, 30);
    const second = notaOf(await keepCredit(e, await notaInFavor(e, cliente, 40), 40));
    expect((await giveBack(cliente, 50, 'user')).status).toBe(403);
    const operationId = randomUUID();
    const returned = await giveBack(cliente, 50, 'admin', operationId);
    expect(returned.body).toEqual({ saldo_favor: 20, notas: [first._id, second._id] });
    expect((await giveBack(cliente, 50, 'admin', operationId)).body.saldo_favor).toBe(20);
    const after = await read(second._id);
    expect(pagosOf(after).slice(2)).toEqual([
      [20, 'Saldo'],
      [-20, 'Efvo'],
    ]);
    expect(after).toMatchObject({ abonos: 100, total: 100 });
    const tooMuch = await giveBack(cliente, 20.01);
    expect([...told(tooMuch), fieldsOf(tooMuch)]).toEqual([422, expect.stringContaining('$20.00'), ['monto']]);
  });

  it('is returned by an admin on the notas of the own sucursal alone, and by a superuser on all', async () => {
    const { _id: own } = await e.saved();
    const { sucursal } = await read(own);
    const { results } = (await e.as.superuser.get('/api/ventas/?notasPorPagina=100')).body;
    const other = results.find((nota: Nota) => nota.sucursal !== sucursal && nota.abonos > 30);
    const { usuario: cliente, _id: id, pagos } = await read(other._id);
    const refund = {
      id,
      operacion: randomUUID(),
      pago: pagos.find(({ monto: amount }) => amount > 30)?._id,
      reversa: randomUUID(),
      monto: 30,
      metodo: 'Saldo',
      motivo: 'Queja',
    };
    expect((await e.as.superuser.post('/api/ventas/pagos/devolver', refund)).status).toBe(200);
    const second = notaOf(await keepCredit(e, await notaInFavor(e, cliente, 40), 40));
    const tooMuch = await giveBack(cliente, 50);
    expect([...told(tooMuch), fieldsOf(tooMuch)]).toEqual([
      422,
      expect.stringMatching(/^Aquí puedes devolver \$40\.00/),
      ['monto'],
    ]);
    expect((await giveBack(cliente, 40)).body).toEqual({ saldo_favor: 30, notas: [second._id] });
    expect(told(await giveBack(cliente, 30))).toEqual([422, expect.stringContaining('viene de otra sucursal')]);
    expect((await giveBack(cliente, 30, 'superuser')).body.saldo_favor).toBe(0);
  });

  it('comes back when the nota that it paid for is voided, which isn’t restored once it is spent', async () => {
    const { cliente, nota: giver } = await clienteWithCredit(e);
    const paid = notaOf(await save(cliente, 95, [pay(95)]));
    await voidNota(paid._id);
    expect(await creditOf(e, cliente)).toBe(95);
    expect((await restore(paid._id)).status).toBe(200);
    expect(await creditOf(e, cliente)).toBe(0);
    await voidNota(paid._id);
    notaOf(await save(cliente, 70, [pay(70)]));
    expect(told(await restore(paid._id))).toEqual([409, expect.stringContaining('$70.00')]);
    // The remaining credit came from the first nota, so it is returned on that nota.
    expect((await giveBack(cliente, 25)).body.saldo_favor).toBe(0);
    expect((await read(giver._id)).pagos.at(-1)).toMatchObject({ monto: -25, metodo: 'Efvo' });
  });

  it('comes back when a pago by it is returned or corrected, and a refund may stay as credit', async () => {
    const { cliente } = await clienteWithCredit(e);
    const applied = pay(95);
    const { _id: id } = notaOf(await save(cliente, 95, [applied]));
    const body = { id, operacion: randomUUID(), pago: applied._id, reversa: randomUUID(), motivo: 'Método equivocado' };
    const right = { ...body, nuevo: { _id: randomUUID(), monto: 95, metodo: 'Efvo' } };
    expect((await e.as.admin.post('/api/ventas/pagos/corregir', right)).status).toBe(200);
    expect(await creditOf(e, cliente)).toBe(95);
    const refund = { ...body, operacion: randomUUID(), pago: right.nuevo._id, reversa: randomUUID(), monto: 15, metodo: 'Saldo' };
    expect((await e.as.admin.post('/api/ventas/pagos/devolver', refund)).status).toBe(200);
    expect(await creditOf(e, cliente)).toBe(110);
  });

  it('that paid for a nota is returned as credit alone, and its void returns only the money', async () => {
    const { cliente } = await clienteWithCredit(e);
    const applied = pay(95);
    const { _id: id } = notaOf(await save(cliente, 155, [applied, pay(60, 'Efvo')]));
    const refund = { id, operacion: randomUUID(), pago: applied._id, reversa: randomUUID(), monto: 95, metodo: 'Efvo' };
    const inCash = await e.as.admin.post('/api/ventas/pagos/devolver', { ...refund, motivo: 'Queja' });
    expect([...told(inCash), fieldsOf(inCash)]).toEqual([422, expect.stringContaining('vuelve al saldo'), ['metodo']]);
    const money = { motivo: 'Se canceló', dinero: 'devuelto', metodo: 'Efvo' };
    expect((await e.as.admin.post('/api/ventas/delete', { items: [id], ...money })).status).toBe(200);
    expect(await creditOf(e, cliente)).toBe(95);
    await restore(id);
    expect(pagosOf(await read(id)).slice(2)).toEqual([[-60, 'Efvo']]);
    expect(await creditOf(e, cliente)).toBe(0);
  });

  it('that came from the nota itself is no obstacle: its void returns all the money', async () => {
    const cliente = await e.newCliente();
    const nota = notaOf(await keepCredit(e, await notaInFavor(e, cliente, 50), 50));
    const articles = [...nota.articulos.map(({ importe: _, ...line }) => line), ...linesOf(20)];
    const pagos = [...nota.pagos.map(({ motivo: _, ...pago }) => pago), pay(20)];
    const more = await e.saved({ id: nota._id, version: nota.version, usuario: cliente, articulos: articles, pagos });
    expect(more.abonos).toBe(120);
    expect(told(await voidNota(nota._id))).toEqual([409, expect.stringContaining('$30.00')]);
    expect((await giveBack(cliente, 30)).status).toBe(200);
    await e.as.admin.post('/api/ventas/delete', { items: [nota._id], motivo: 'Se canceló', dinero: 'devuelto', metodo: 'Efvo' });
    await restore(nota._id);
    const returned = (await read(nota._id)).pagos.slice(5).reduce((sum, { monto: amount }) => sum + amount, 0);
    expect(returned).toBe(-120);
    expect(await creditOf(e, cliente)).toBe(0);
  });

  it('keeps its nota: its void waits until the credit was returned, and every sum agrees', async () => {
    const collected = async () => {
      const { pagos } = (await e.as.admin.get('/api/ventas/hoy')).body;
      return Math.round(pagos.reduce((sum: number, { monto: amount }: { monto: number }) => sum + amount * 100, 0));
    };
    const before = await collected();
    const { cliente, nota } = await clienteWithCredit(e);
    const money = { motivo: 'Duplicada', dinero: 'pendiente' };
    const voidIt = () => e.as.admin.post('/api/ventas/delete', { items: [nota._id], ...money });
    expect(told(await voidIt())).toEqual([409, expect.stringMatching(/Antes devuelve su saldo a favor de \$95\.00\.$/)]);
    const paid = notaOf(await save(cliente, 40, [pay(40)]));
    expect(told(await voidIt())).toEqual([409, expect.stringContaining('ya usó $40.00')]);
    expect((await collected()) - before).toBe(19_500);
    expect((await e.as.admin.post('/api/ventas/delete', { items: [paid._id, nota._id], ...money })).status).toBe(409);
    await voidNota(paid._id);
    expect((await giveBack(cliente, 95)).status).toBe(200);
    expect((await voidIt()).status).toBe(200);
    expect([(await collected()) - before, await creditOf(e, cliente)]).toEqual([0, 0]);
  });

  it('keeps its cliente: the nota changes to no other, and the cliente isn’t removed', async () => {
    const { cliente, nota } = await clienteWithCredit(e);
    const { articulos: lines, pagos, version, _id: id } = nota;
    const articles = lines.map(({ importe: _, ...line }) => line);
    const moved = await e.save({
      ...e.nota(),
      id,
      version,
      articulos: articles,
      pagos: pagos.map(({ motivo: _, ...pago }) => pago),
    });
    expect([moved.status, fieldsOf(moved)]).toEqual([422, ['usuario']]);
    const removed = await e.as.admin.post('/api/clientes/eliminar', { id: cliente });
    expect(told(removed)).toEqual([409, expect.stringContaining('$95.00')]);
    await giveBack(cliente, 95);
    expect((await e.as.admin.post('/api/clientes/eliminar', { id: cliente })).status).toBe(200);
  });

  it('isn’t money: no method of reports has it, what was collected is what was paid, and the export names it', async () => {
    const today = async () => (await e.as.admin.get('/api/ventas/hoy')).body;
    const sum = (rows: { monto: number }[]) => Math.round(rows.reduce((total, { monto: amount }) => total + amount * 100, 0));
    const before = await today();
    const { cliente } = await clienteWithCredit(e);
    const { _id: id } = notaOf(await save(cliente, 95, [pay(95)]));
    expect((await e.as.user.get(`/api/ventas/${id}/ticket`)).body).toContain('Saldo a favor aplicado');
    expect(sum((await today()).pagos) - sum(before.pagos)).toBe(19_500);
    const { results } = (await e.as.admin.get('/api/ventas/?resultSummary=1')).body;
    expect(new Set(results.pagos.map(({ metodo: method }: { metodo: string }) => method))).not.toContain('Saldo');
    const { body: file } = await e.as.admin.get(`/api/ventas/exportar?formato=csv&contenido=pagos&userid=${cliente}`);
    expect(String(file)).toContain('Saldo a favor');
    expect((await e.as.admin.get(`/api/clientes/?id=${cliente}`)).body.clientes[0]).toMatchObject({ adeudo: 0, favor: 0 });
  });
});

test('after all of it the rollup is that of the notas, and no cliente’s credit is negative by an independent sum', async () => {
  await e.server.close();
  const found = await asOwner(
    e.server.where,
    `const { rows: wrong } = await q(\`select r.* from tenants t, revisar_resumen(t.id) r where (r.ventas, r.pagos, r.clientes) <> (0, 0, 0)\`);
     const { rows: negative } = await q(\`select cliente_id from (
       select n.tenant_id, n.cliente_id, n.anulada_en, -sum(p.monto) as given from pagos p join notas n on n.tenant_id = p.tenant_id and n.id = p.nota_id
       where p.metodo = 'Saldo' group by n.tenant_id, n.id) g
       group by tenant_id, cliente_id having sum(case when anulada_en is null then given else greatest(given, 0) end) < 0\`);
     const { rows: inDrawers } = await q("select 1 from pagos where metodo = 'Saldo' and (caja_id is not null or turno_id is not null)");
     return { wrong, negative, inDrawers };`,
  );
  expect(found).toEqual({ wrong: [], negative: [], inDrawers: [] });
});
