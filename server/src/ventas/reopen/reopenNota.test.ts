import { randomUUID } from 'node:crypto';
import type { TrailEntry } from '@lavanda/shared/contract/schemas/auditTrail';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { firstOpenDay } from '@lavanda/shared/domain/closedMonth';
import { addDays } from '@lavanda/shared/domain/dates';
import { asOwner } from '../../testing/asOwner.ts';
import { type Actor, bodyAs, createScenario, fieldsOf, type Scenario } from '../../testing/scenario.ts';
import { startServer } from '../../testing/server.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

interface Reopening {
  operacion?: string;
  version?: number;
  motivo?: string;
}
const reopen = ({ _id: id, version }: Nota, changes: Reopening = {}, actor: Actor = 'user') =>
  e.as[actor].post('/api/ventas/reabrir', { id, version, operacion: randomUUID(), ...changes });
const read = async ({ _id }: Nota, actor: Actor = 'user') =>
  bodyAs<{ data: Nota }>(await e.as[actor].get(`/api/ventas/${_id}`)).data;
const noMore = { status: 403, body: { detail: expect.stringContaining('Ya no se puede deshacer') } };

/** A nota that `actor` closes with a pago that leaves `owed` pesos due. */
async function closed(owed = 0, actor: Actor = 'user', day = e.today): Promise<Nota> {
  const maker = day === e.today ? actor : 'admin';
  const { _id: id, version, articulos: articles, total } = await e.saved({ fecha: day }, maker);
  const amount = Math.round((total - owed) * 100) / 100;
  return e.saved({ id, version, fecha: day, articulos: articles, status: 10, pagos: [{ monto: amount, metodo: 'Efvo' }] }, actor);
}

describe('undoing a close', () => {
  it('puts the nota back, cancels the rounding of its close and keeps its pagos and folio', async () => {
    const nota = await closed(0.4);
    expect([nota.status, nota.ajuste]).toEqual([10, 0.4]);
    const response = await reopen(nota);
    expect(response).toMatchObject({ status: 200 });
    const expected = { ...nota, status: 0, ajuste: 0, version: nota.version + 1 };
    expect(bodyAs<{ data: Nota }>(response).data).toEqual(expected);
    expect(await read(nota)).toEqual(expected);
    const { entradas: entries } = (await e.as.superuser.get('/api/bitacora?clase=notas')).body as { entradas: TrailEntry[] };
    expect(entries[0]).toMatchObject({ accion: 'nota.reabrir', motivo: null, nota: { _id: nota._id } });
    expect(entries[0]?.cambios).toEqual(
      expect.arrayContaining([
        { campo: 'status', antes: 10, despues: 0 },
        { campo: 'ajuste', antes: 0.4, despues: 0 },
      ]),
    );
    const { version, articulos: articles, pagos } = expected;
    const again = await e.saved({ id: nota._id, version, articulos: articles, pagos, status: 10 });
    expect([again.status, again.ajuste, again.abonos]).toEqual([10, 0.4, nota.abonos]);
  });

  it('answers a repeated operation with the nota, and changes it once', async () => {
    const nota = await closed();
    const operationId = randomUUID();
    const both = await Promise.all([reopen(nota, { operacion: operationId }), reopen(nota, { operacion: operationId })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await reopen(nota, { operacion: operationId })).status).toBe(200);
    expect((await read(nota)).version).toBe(nota.version + 1);
    expect(await reopen(await closed(), { operacion: operationId })).toMatchObject({ status: 422 });
  });

  it('is for who closed it only; another user and the accountant may not', async () => {
    const nota = await closed();
    expect(await reopen(nota, {}, 'user2')).toMatchObject(noMore);
    expect((await reopen(nota, {}, 'accountant')).status).toBe(403);
    expect((await reopen(nota, {}, 'ajeno')).status).toBe(404);
    expect((await e.server.anonymous.post('/api/ventas/reabrir', {})).status).toBe(401);
    expect((await read(nota)).status).toBe(10);
  });

  it('is refused once the nota changed since, with the nota as it is', async () => {
    const nota = await closed(50);
    const { version, articulos: articles, pagos } = nota;
    const paid = await e.saved({ id: nota._id, version, articulos: articles, pagos: [...pagos, { monto: 20, metodo: 'TDC' }] });
    expect(await reopen(nota)).toMatchObject({ status: 409, body: { actual: { _id: nota._id, version: paid.version } } });
    expect(await reopen(paid)).toMatchObject(noMore);
    expect(await reopen(await e.saved())).toMatchObject({ status: 409, body: { detail: 'La nota no está cerrada.' } });
  });

  it('is done also after a notice that ended after the close, whichever version was read', async () => {
    const first = await closed();
    const [second, third] = [await closed(), await closed()];
    await e.server.close();
    const ids = [first, second, third].map(({ _id }) => `'${_id}'`).join();
    await asOwner(
      e.server.where,
      `await q("insert into nota_historia (tenant_id, nota_id, version, usuario_id, cambio) select h.tenant_id, h.nota_id, h.version + 1, h.usuario_id, '{\\"aviso\\": [null, \\"enviado\\"]}' from nota_historia h join notas n on n.tenant_id = h.tenant_id and n.id = h.nota_id and n.version = h.version where n.id in (${ids})");
       await q("update notas set version = version + 1 where id in (${ids})");
       await q("update nota_historia set momento = now() where nota_id in (${ids})");
       return null;`,
    );
    e = await createScenario({ where: e.server.where });
    expect((await reopen(first)).status).toBe(200);
    expect((await reopen({ ...second, version: second.version + 1 })).status).toBe(200);
    expect(await reopen({ ...third, version: third.version + 2 })).toMatchObject({ status: 409 });
    expect(await read(first)).toMatchObject({ status: 0, version: first.version + 2 });
  });

  it('is refused to a user for a nota of a closed month, and allowed to an admin', async () => {
    const day = addDays(firstOpenDay(e.today), -1);
    const nota = await closed(0.4, 'user', day);
    const refused = await reopen(nota);
    expect([refused.status, fieldsOf(refused)]).toEqual([422, ['fecha']]);
    expect(await read(nota)).toMatchObject({ status: 10, ajuste: 0.4 });
    expect((await reopen(nota, { motivo: 'Se cerró por error' }, 'admin')).status).toBe(200);
  });
});

describe('reopening with a reason', () => {
  it('is for who may void notas, in their sucursal, and the trail tells why', async () => {
    const nota = await closed();
    expect((await reopen(nota, { motivo: 'Falta una pieza' }, 'user')).status).toBe(403);
    const unexplained = await reopen(nota, {}, 'admin');
    expect([unexplained.status, fieldsOf(unexplained)]).toEqual([422, ['motivo']]);
    expect((await reopen(nota, { motivo: 'x'.repeat(201) }, 'admin')).status).toBe(400);
    expect((await reopen(nota, { motivo: '  Falta   una pieza ' }, 'admin')).status).toBe(200);
    const { entradas: entries } = (await e.as.superuser.get('/api/bitacora?clase=notas')).body as { entradas: TrailEntry[] };
    expect(entries[0]).toMatchObject({ accion: 'nota.reabrir', motivo: 'Falta una pieza', nota: { _id: nota._id } });

    const all = bodyAs<{ results: Nota[] }>(await e.as.superuser.get('/api/ventas/?notasPorPagina=100&status=10')).results;
    const another = all.find(({ sucursal }) => sucursal !== nota.sucursal);
    if (!another) throw new Error('The demo has no closed note of another branch');
    expect((await reopen(another, { motivo: 'Prueba' }, 'admin')).status).toBe(404);
    expect((await reopen(another, { motivo: 'Prueba' }, 'superuser')).status).toBe(200);
  });

  it('is refused for a voided nota', async () => {
    const nota = await closed();
    await e.as.admin.post('/api/ventas/delete', { items: [nota._id] });
    expect((await reopen({ ...nota, version: nota.version + 1 }, { motivo: 'Prueba' }, 'admin')).status).toBe(409);
  });
});

test('the undo ends a minute after the close; the rollup equals the notas after all of it', async () => {
  const nota = await closed();
  await e.server.close();
  const script = `await q("update nota_historia set momento = momento - interval '61 seconds' where nota_id = '${nota._id}'");
    const { rows } = await q("select id from tenants");
    const bad = [];
    for (const { id } of rows) bad.push(...Object.values((await q("select * from revisar_resumen('" + id + "')")).rows[0]));
    const closing = (await q("select cerrada_en from notas where status <> 10 and cerrada_en is not null")).rows;
    return { bad: bad.map(Number), closing };`;
  const checked = (await asOwner(e.server.where, script)) as { bad: number[]; closing: unknown[] };
  expect(checked.bad.every((count) => count === 0)).toBe(true);
  expect(checked.closing).toEqual([]);
  const server = await startServer({ where: e.server.where });
  const user = await server.signIn('usuario@aguaclara.mx');
  const body = { id: nota._id, version: nota.version, operacion: randomUUID() };
  expect(await user.post('/api/ventas/reabrir', body)).toMatchObject(noMore);
  await server.close();
});
