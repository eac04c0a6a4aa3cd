import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Nota } from '@lavanda/shared/contract/ventas';
import fc from 'fast-check';
import { cuerpoDe, type Escenario, prepararEscenario, type Quien } from '../../test/escenario.ts';
import { TODAS_LAS_SUCURSALES } from './rollup.ts';

/** Rows of a rollup table that differ from what the notes say, both ways; empty sums don't count. */
const DIFERENCIAS = `
  with n as (select * from notas where status >= 0 and anulada_en is null),
  ventas as (select tenant_id, extract(year from fecha)::int a, extract(month from fecha)::int m, sucursal_id, extract(dow from fecha)::int + 1 d, a_domicilio, factura,
    express, count(*)::bigint c, sum(total)::bigint t, sum(abonos)::bigint b from n group by 1, 2, 3, 4, 5, 6, 7, 8),
  r_ventas as (select tenant_id, anio::int, mes::int, sucursal_id, dia_semana::int, a_domicilio, factura, express, notas, total, abonos from resumen_ventas where notas <> 0),
  abonos as (select p.tenant_id, extract(year from p.fecha)::int, extract(month from p.fecha)::int, extract(year from n.fecha)::int, extract(month from n.fecha)::int,
    n.sucursal_id, p.metodo, count(*)::bigint, sum(p.monto)::bigint from pagos p join n on n.tenant_id = p.tenant_id and n.id = p.nota_id group by 1, 2, 3, 4, 5, 6, 7),
  r_abonos as (select tenant_id, anio::int, mes::int, anio_nota::int, mes_nota::int, sucursal_id, metodo, pagos, monto from resumen_pagos where pagos <> 0),
  clientes as (select tenant_id, extract(year from fecha)::int, extract(month from fecha)::int, sucursal_id, cliente_id, count(*)::bigint, sum(total)::bigint from n group by 1, 2, 3, 4, 5
    union all select tenant_id, extract(year from fecha)::int, extract(month from fecha)::int, '${TODAS_LAS_SUCURSALES}', cliente_id, count(*)::bigint, sum(total)::bigint from n group by 1, 2, 3, 5),
  r_clientes as (select tenant_id, anio::int, mes::int, sucursal_id, cliente_id, notas, total from resumen_clientes where notas <> 0)
  select (select count(*) from ((table ventas except table r_ventas) union all (table r_ventas except table ventas)) x) as ventas,
    (select count(*) from ((table abonos except table r_abonos) union all (table r_abonos except table abonos)) x) as pagos,
    (select count(*) from ((table clientes except table r_clientes) union all (table r_clientes except table clientes)) x) as clientes,
    (select count(*) from (select 1 from notas group by tenant_id, sucursal_id having count(*) <> max(folio)) x) as huecos,
    (select count(*) from notas n where abonos <> coalesce((select sum(monto) from pagos p where p.tenant_id = n.tenant_id and p.nota_id = n.id), 0)
      or subtotal <> coalesce((select sum(importe) from lineas l where l.tenant_id = n.tenant_id and l.nota_id = n.id), 0)) as descuadradas`;

/** Runs the query on the stopped server's database, in a process of its own: the compiled server is ES modules, this test isn't. */
async function consultar(donde: Record<string, string>): Promise<unknown> {
  const guion = join(dirname(expect.getState().testPath ?? ''), '../../test/consultar.mjs');
  const env = { ...process.env, NODE_ENV: 'development', ...donde, CONSULTA: DIFERENCIAS };
  const { stdout } = await promisify(execFile)(process.execPath, [guion], { env });
  return JSON.parse(stdout);
}

const accion = fc.record({
  tipo: fc.constantFrom('nueva', 'editar', 'abonar', 'cerrar', 'anular', 'fecha'),
  quien: fc.constantFrom<Quien>('user', 'user2', 'admin', 'superuser'),
  cual: fc.nat(50),
  monto: fc.integer({ min: 1, max: 300 }),
  factura: fc.boolean(),
  a_domicilio: fc.boolean(),
  fecha: fc.constantFrom('2026-01-31', '2026-02-01', '2025-12-28'),
});

/** One register at work: what it does may be refused, never half done. */
async function trabajar(
  e: Escenario,
  notas: string[],
  { tipo, quien, cual, monto, factura, a_domicilio, fecha }: typeof accion extends fc.Arbitrary<infer A> ? A : never,
) {
  const id = notas[cual % Math.max(notas.length, 1)];
  if (tipo === 'nueva' || id === undefined) {
    const cuerpo = e.nota({ factura, a_domicilio, fecha });
    if ((await e.guardar(cuerpo, quien)).status === 200) notas.push(cuerpo.id);
    return;
  }
  if (tipo === 'anular') {
    await e.como.admin.post('/api/ventas/delete', { items: [id] });
    return;
  }
  const leida = await e.como[quien].get(`/api/ventas/${id}`);
  if (leida.status !== 200) return;
  const { articulos, version, status, usuario, fecha: suya } = cuerpoDe<{ data: Nota }>(leida).data;
  const base = { id, usuario, articulos, version, status, fecha: suya };
  const cambio = {
    editar: { articulos: articulos.slice(0, 1).map((articulo) => ({ ...articulo, cantidad: 1 + (monto % 7) })), factura },
    abonar: { pagos: [{ _id: randomUUID(), monto, metodo: 'Efvo', fecha }] },
    cerrar: { status: 10 },
    fecha: { fecha, a_domicilio },
  }[tipo];
  const respuesta = await e.guardar({ ...base, ...cambio }, quien);
  expect([200, 404, 409, 422]).toContain(respuesta.status);
}

it('after any work of several registers at once, rollup, folios and sums are what the notes say', async () => {
  const e = await prepararEscenario();
  const notas: string[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(accion, { minLength: 8, maxLength: 24 }), async (acciones) => {
      await Promise.all(acciones.map((una) => trabajar(e, notas, una)));
    }),
    { numRuns: 8, endOnFailure: true },
  );
  await e.servidor.cerrar();
  expect(notas.length).toBeGreaterThan(10);
  expect(await consultar(e.servidor.donde)).toEqual({ ventas: 0, pagos: 0, clientes: 0, huecos: 0, descuadradas: 0 });
});
