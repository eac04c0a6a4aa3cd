import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import fc from 'fast-check';
import { type Actor, bodyAs, createScenario, type Scenario } from '../../testing/scenario.ts';
import { ALL_SUCURSALES } from './rollup.ts';

/**
 * Counts the rows that only the rollup or only the sums of the notas have, so that a wrong sum counts twice (zero sums and credit
 * are ignored), sucursales with gaps in their folios, and notas whose abonos or subtotal aren't the sum of their pagos or lines.
 */
const DIFFS = `
  with n as (select notas.*, abonos - coalesce((select sum(monto) from pagos p where p.nota_id = notas.id and p.metodo = 'Saldo'), 0) as dinero
    from notas where status >= 0 and anulada_en is null),
  ventas as (select tenant_id, extract(year from fecha)::int a, extract(month from fecha)::int m, sucursal_id, extract(dow from fecha)::int + 1 d, a_domicilio, factura,
    express, count(*)::bigint c, sum(total)::bigint t, sum(dinero)::bigint b from n group by 1, 2, 3, 4, 5, 6, 7, 8),
  r_ventas as (select tenant_id, anio::int, mes::int, sucursal_id, dia_semana::int, a_domicilio, factura, express, notas, total, abonos from resumen_ventas where notas <> 0),
  abonos as (select p.tenant_id, extract(year from p.fecha)::int, extract(month from p.fecha)::int, extract(year from n.fecha)::int, extract(month from n.fecha)::int,
    n.sucursal_id, p.metodo, count(*)::bigint, sum(p.monto)::bigint from pagos p join n on n.tenant_id = p.tenant_id and n.id = p.nota_id and p.metodo <> 'Saldo' group by 1, 2, 3, 4, 5, 6, 7),
  r_abonos as (select tenant_id, anio::int, mes::int, anio_nota::int, mes_nota::int, sucursal_id, metodo, pagos, monto from resumen_pagos where pagos <> 0),
  clientes as (select tenant_id, extract(year from fecha)::int, extract(month from fecha)::int, sucursal_id, cliente_id, count(*)::bigint, sum(total)::bigint from n group by 1, 2, 3, 4, 5
    union all select tenant_id, extract(year from fecha)::int, extract(month from fecha)::int, '${ALL_SUCURSALES}', cliente_id, count(*)::bigint, sum(total)::bigint from n group by 1, 2, 3, 5),
  r_clientes as (select tenant_id, anio::int, mes::int, sucursal_id, cliente_id, notas, total from resumen_clientes where notas <> 0)
  select (select count(*) from ((table ventas except table r_ventas) union all (table r_ventas except table ventas)) x) as ventas,
    (select count(*) from ((table abonos except table r_abonos) union all (table r_abonos except table abonos)) x) as pagos,
    (select count(*) from ((table clientes except table r_clientes) union all (table r_clientes except table clientes)) x) as clientes,
    (select count(*) from (select 1 from notas group by tenant_id, sucursal_id having count(*) <> max(folio)) x) as gaps,
    (select count(*) from notas n where abonos <> coalesce((select sum(monto) from pagos p where p.tenant_id = n.tenant_id and p.nota_id = n.id), 0)
      or subtotal <> coalesce((select sum(importe) from lineas l where l.tenant_id = n.tenant_id and l.nota_id = n.id), 0)) as unbalanced`;

/** Runs the query on the stopped server's database in a child process: the server is ESM and Jest's tests are not. */
async function apply(where: Record<string, string>): Promise<unknown> {
  const script = join(dirname(expect.getState().testPath ?? ''), '../../testing/query.mjs');
  const env = { ...process.env, NODE_ENV: 'development', ...where, QUERY: DIFFS };
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env });
  return JSON.parse(stdout);
}

const action = fc.record({
  tipo: fc.constantFrom('create', 'edit', 'pay', 'close', 'void', 'redate'),
  quien: fc.constantFrom<Actor>('user', 'user2', 'admin', 'superuser'),
  which: fc.nat(50),
  monto: fc.integer({ min: 1, max: 300 }),
  factura: fc.boolean(),
  a_domicilio: fc.boolean(),
  fecha: fc.constantFrom('2026-01-31', '2026-02-01', '2025-12-28'),
});

/** Performs one random action at a register. It may be refused, but must never be half done. */
async function work(
  e: Scenario,
  notas: string[],
  {
    tipo: type,
    quien: actor,
    which,
    monto: amount,
    factura,
    a_domicilio,
    fecha: date,
  }: typeof action extends fc.Arbitrary<infer A> ? A : never,
) {
  const id = notas[which % Math.max(notas.length, 1)];
  if (type === 'create' || id === undefined) {
    const body = e.nota({ factura, a_domicilio, fecha: date });
    if ((await e.save(body, actor)).status === 200) notas.push(body.id);
    return;
  }
  if (type === 'void') {
    await e.as.admin.post('/api/ventas/delete', { items: [id] });
    return;
  }
  const fetched = await e.as[actor].get(`/api/ventas/${id}`);
  if (fetched.status !== 200) return;
  const { articulos: articles, version, status, usuario: user, fecha: notaDate } = bodyAs<{ data: Nota }>(fetched).data;
  const base = { id, usuario: user, articulos: articles, version, status, fecha: notaDate };
  const change = {
    edit: { articulos: articles.slice(0, 1).map((article) => ({ ...article, cantidad: 1 + (amount % 7) })), factura },
    pay: { pagos: [{ _id: randomUUID(), monto: amount, metodo: 'Efvo', fecha: date }] },
    close: { status: 10 },
    redate: { fecha: date, a_domicilio },
  }[type];
  const response = await e.save({ ...base, ...change }, actor);
  expect([200, 404, 409, 422]).toContain(response.status);
}

it('after concurrent work of several registers, rollup, folios and sums match the notas', async () => {
  const e = await createScenario();
  const notas = (await Promise.all(Array.from({ length: 6 }, () => e.saved()))).map(({ id }) => id);
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 8, maxLength: 24 }), async (actions) => {
      await Promise.all(actions.map((one) => work(e, notas, one)));
    }),
    { numRuns: 8, endOnFailure: true },
  );
  await e.server.close();
  expect(await apply(e.server.where)).toEqual({ ventas: 0, pagos: 0, clientes: 0, gaps: 0, unbalanced: 0 });
});
