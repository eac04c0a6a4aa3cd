import { randomUUID } from 'node:crypto';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { asOwner } from '../../testing/asOwner.ts';
import { type Actor, bodyAs, createScenario, type Scenario, TIME_WINDOW } from '../../testing/scenario.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

const voidNotas = (items: string[], actor: Actor = 'admin') => e.as[actor].post('/api/ventas/delete', { items });
const restore = (items: string[], actor: Actor = 'admin') => e.as[actor].post('/api/ventas/restaurar', { items });
const read = async (id: string, actor: Actor = 'user') => bodyAs<{ data: Nota }>(await e.as[actor].get(`/api/ventas/${id}`)).data;
const inList = async (user: string) =>
  bodyAs<{ results: Nota[] }>(await e.as.user.get(`/api/ventas/?userid=${user}`)).results.map(({ _id }) => _id);

it('a restored nota keeps its content, pagos and folio, and its version increases', async () => {
  const user = await e.newCliente();
  const nota = await e.saved({ usuario: user, pagos: [{ monto: 50, metodo: 'TDC' }] });
  expect(await voidNotas([nota._id])).toMatchObject({ status: 200, body: { anuladas: 1 } });
  expect(await inList(user)).toEqual([]);
  expect((await e.save(e.nota({ id: nota._id, usuario: user }))).status).toBe(409);
  expect(await restore([nota._id.toUpperCase(), nota._id])).toMatchObject({ status: 200, body: { restauradas: 1 } });
  expect(await read(nota._id)).toEqual({ ...nota, version: 3 });
  expect(await inList(user)).toEqual([nota._id]);
  expect(await restore([nota._id])).toMatchObject({ status: 200, body: { restauradas: 0 } });
  expect(await read(nota._id)).toMatchObject({ version: 3 });
  const paid = await e.saved({
    id: nota._id,
    usuario: user,
    version: 3,
    articulos: nota.articulos,
    pagos: [...nota.pagos, { monto: 10, metodo: 'Efvo' }],
  });
  expect([paid.version, paid.abonos]).toEqual([4, 60]);
});

it('is all or none, and limited to permitted roles and their sucursal', async () => {
  const first = await e.saved();
  const notasOfAll = bodyAs<{ results: Nota[] }>(await e.as.superuser.get('/api/ventas/?notasPorPagina=100')).results;
  const another = notasOfAll.find(({ sucursal }) => sucursal !== first.sucursal);
  if (!another) throw new Error('The demo has notes of one branch only');
  expect((await voidNotas([first._id, another._id], 'superuser')).status).toBe(200);
  expect((await restore([first._id], 'user')).status).toBe(403);
  expect((await restore([first._id], 'accountant')).status).toBe(403);
  expect((await e.server.anonymous.post('/api/ventas/restaurar', { items: [first._id] })).status).toBe(401);
  for (const items of [
    [first._id, randomUUID()],
    [first._id, another._id],
  ])
    expect(await restore(items)).toMatchObject({ status: 404, body: { detail: 'La nota no existe.' } });
  expect((await restore([first._id], 'ajeno')).status).toBe(404);
  expect((await e.as.user.get(`/api/ventas/${first._id}`)).status).toBe(404);
  expect(await restore([first._id, another._id], 'superuser')).toMatchObject({ status: 200, body: { restauradas: 2 } });
  expect((await read(another._id, 'superuser')).version).toBe(another.version + 2);
  for (const items of [[], ['x'], undefined, [null]])
    expect((await e.as.admin.post('/api/ventas/restaurar', { items })).status).toBe(400);
});

it('a recoleccion is restored only if its cliente has no other pending', async () => {
  const user = await e.newCliente();
  const agenda = () => e.saved({ usuario: user, articulos: [], status: -1, recoleccion: TIME_WINDOW });
  const first = await agenda();
  const nota = await e.saved();
  await voidNotas([first._id, nota._id]);
  const second = await agenda();
  const rejected = await restore([first._id, nota._id]);
  expect(rejected).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('otra recolección pendiente') },
  });
  expect((await e.as.user.get(`/api/ventas/${nota._id}`)).status).toBe(404);
  await voidNotas([second._id]);
  const both = await restore([first._id, second._id]);
  expect(both.status).toBe(409);
  expect(await restore([first._id, nota._id])).toMatchObject({ status: 200, body: { restauradas: 2 } });
});

it('concurrent voids and restores end in one consistent state, and the rollup matches the notas', async () => {
  const notas = await Promise.all(Array.from({ length: 6 }, () => e.saved({ pagos: [{ monto: 20, metodo: 'Efvo' }] })));
  const ids = notas.map(({ _id }) => _id);
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      (i % 2 === 0 ? voidNotas : restore)(
        [...ids].sort(() => (i % 3) - 1),
        i % 4 < 2 ? 'admin' : 'superuser',
      ),
    ),
  );
  for (const { status } of responses) expect([200, 409]).toContain(status);
  await e.server.close();
  const unmatched = `select count(*)::int as n from nota_historia h join notas n on n.tenant_id = h.tenant_id and n.id = h.nota_id
    where n.id in (${ids.map((id) => `'${id}'`).join(',')}) group by n.id, n.version having count(*) <> n.version`;
  const checked = await asOwner(
    e.server.where,
    `const tenants = (await q('select id from tenants')).rows;
     const bad = [];
     for (const { id } of tenants) bad.push((await q("select * from revisar_resumen('" + id + "')")).rows[0]);
     return { bad, history: (await q(${JSON.stringify(unmatched)})).rows };`,
  );
  expect(checked).toMatchObject({ history: [] });
  for (const bad of (checked as { bad: Record<string, string>[] }).bad) expect(Object.values(bad).map(Number)).toEqual([0, 0, 0]);
});
