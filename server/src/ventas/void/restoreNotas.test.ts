import { randomUUID } from 'node:crypto';
import type { Nota } from '@lavanda/shared/contract/ventas';
import { comoDueno } from '../../test/comoDueno.ts';
import { cuerpoDe, type Escenario, HORAS, prepararEscenario, type Quien } from '../../test/escenario.ts';

let e: Escenario;
beforeAll(async () => {
  e = await prepararEscenario();
});
afterAll(() => e.servidor.cerrar());

const anular = (items: string[], quien: Quien = 'admin') => e.como[quien].post('/api/ventas/delete', { items });
const restaurar = (items: string[], quien: Quien = 'admin') => e.como[quien].post('/api/ventas/restaurar', { items });
const leer = async (id: string, quien: Quien = 'user') =>
  cuerpoDe<{ data: Nota }>(await e.como[quien].get(`/api/ventas/${id}`)).data;
const enLista = async (usuario: string) =>
  cuerpoDe<{ results: Nota[] }>(await e.como.user.get(`/api/ventas/?userid=${usuario}`)).results.map(({ _id }) => _id);

it('a restored note is as it was, with its payments and folio, and its version goes on', async () => {
  const usuario = await e.clienteNuevo();
  const nota = await e.guardada({ usuario, pagos: [{ monto: 50, metodo: 'TDC' }] });
  expect(await anular([nota._id])).toMatchObject({ status: 200, cuerpo: { anuladas: 1 } });
  expect(await enLista(usuario)).toEqual([]);
  expect((await e.guardar(e.nota({ id: nota._id, usuario }))).status).toBe(409);
  expect(await restaurar([nota._id.toUpperCase(), nota._id])).toMatchObject({ status: 200, cuerpo: { restauradas: 1 } });
  expect(await leer(nota._id)).toEqual({ ...nota, version: 3 });
  expect(await enLista(usuario)).toEqual([nota._id]);
  expect(await restaurar([nota._id])).toMatchObject({ status: 200, cuerpo: { restauradas: 0 } });
  expect(await leer(nota._id)).toMatchObject({ version: 3 });
  const pagada = await e.guardada({
    id: nota._id,
    usuario,
    version: 3,
    articulos: nota.articulos,
    pagos: [...nota.pagos, { monto: 10, metodo: 'Efvo' }],
  });
  expect([pagada.version, pagada.abonos]).toEqual([4, 60]);
});

it('is all or none, by those who may, within their branch', async () => {
  const una = await e.guardada();
  const deTodas = cuerpoDe<{ results: Nota[] }>(await e.como.superuser.get('/api/ventas/?notasPorPagina=100')).results;
  const otra = deTodas.find(({ sucursal }) => sucursal !== una.sucursal);
  if (!otra) throw new Error('The demo has notes of one branch only');
  expect((await anular([una._id, otra._id], 'superuser')).status).toBe(200);
  expect((await restaurar([una._id], 'user')).status).toBe(403);
  expect((await restaurar([una._id], 'accountant')).status).toBe(403);
  expect((await e.servidor.anonimo.post('/api/ventas/restaurar', { items: [una._id] })).status).toBe(401);
  for (const items of [
    [una._id, randomUUID()],
    [una._id, otra._id],
  ])
    expect(await restaurar(items)).toMatchObject({ status: 404, cuerpo: { detail: 'La nota no existe.' } });
  expect((await restaurar([una._id], 'ajeno')).status).toBe(404);
  expect((await e.como.user.get(`/api/ventas/${una._id}`)).status).toBe(404);
  expect(await restaurar([una._id, otra._id], 'superuser')).toMatchObject({ status: 200, cuerpo: { restauradas: 2 } });
  expect((await leer(otra._id, 'superuser')).version).toBe(otra.version + 2);
  for (const items of [[], ['x'], undefined, [null]])
    expect((await e.como.admin.post('/api/ventas/restaurar', { items })).status).toBe(400);
});

it('a pickup comes back only while its customer has no other waiting', async () => {
  const usuario = await e.clienteNuevo();
  const agenda = () => e.guardada({ usuario, articulos: [], status: -1, recoleccion: HORAS });
  const primera = await agenda();
  const nota = await e.guardada();
  await anular([primera._id, nota._id]);
  const segunda = await agenda();
  const rechazada = await restaurar([primera._id, nota._id]);
  expect(rechazada).toMatchObject({ status: 409, cuerpo: { detail: expect.stringContaining('otra recolección pendiente') } });
  expect((await e.como.user.get(`/api/ventas/${nota._id}`)).status).toBe(404);
  await anular([segunda._id]);
  const ambas = await restaurar([primera._id, segunda._id]);
  expect(ambas.status).toBe(409);
  expect(await restaurar([primera._id, nota._id])).toMatchObject({ status: 200, cuerpo: { restauradas: 2 } });
});

it('voids and restores at the same time end in one of both, and the rollup says what the notes say', async () => {
  const notas = await Promise.all(Array.from({ length: 6 }, () => e.guardada({ pagos: [{ monto: 20, metodo: 'Efvo' }] })));
  const ids = notas.map(({ _id }) => _id);
  const respuestas = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      (i % 2 === 0 ? anular : restaurar)(
        [...ids].sort(() => (i % 3) - 1),
        i % 4 < 2 ? 'admin' : 'superuser',
      ),
    ),
  );
  for (const { status } of respuestas) expect([200, 409]).toContain(status);
  await e.servidor.cerrar();
  const historia = `select count(*)::int as n from nota_historia h join notas n on n.tenant_id = h.tenant_id and n.id = h.nota_id
    where n.id in (${ids.map((id) => `'${id}'`).join(',')}) group by n.id, n.version having count(*) <> n.version`;
  const revisadas = await comoDueno(
    e.servidor.donde,
    `const tenants = (await q('select id from tenants')).rows;
     const malas = [];
     for (const { id } of tenants) malas.push((await q("select * from revisar_resumen('" + id + "')")).rows[0]);
     return { malas, historia: (await q(${JSON.stringify(historia)})).rows };`,
  );
  expect(revisadas).toMatchObject({ historia: [] });
  for (const mala of (revisadas as { malas: Record<string, string>[] }).malas)
    expect(Object.values(mala).map(Number)).toEqual([0, 0, 0]);
});
