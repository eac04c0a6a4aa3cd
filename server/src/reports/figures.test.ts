import { randomUUID } from 'node:crypto';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import type { SummaryResponse } from '@lavanda/shared/contract/schemas/summary';
import { addDays, dayIn } from '@lavanda/shared/domain/dates';
import {
  bestClientes,
  extras,
  indicators,
  paymentMethods,
  type Query,
  type Summary,
  salesByDay,
  salesByMonth,
  sucursalesWithSales,
} from '@lavanda/shared/domain/report';
import fc from 'fast-check';
import { asOwner } from '../testing/asOwner.ts';
import { type Actor, createScenario, type Scenario, toRequestBody } from '../testing/scenario.ts';

/** How many random tenants, months and sucursales to compare; LAVANDA_CASOS=200 compares more. */
const CASES = Number(process.env.LAVANDA_CASOS ?? 40);
const SUMMARY = '/api/ventas/?resultSummary=1';
const TODAY = dayIn('America/Mexico_City', new Date());
const YEAR = Number(TODAY.slice(0, 4));
const DATES = [0, -6, -31, -90, -200, -365].map((days) => addDays(TODAY, days));

const centavos = (pesos: number) => Math.round(pesos * 100);

function read({ results }: SummaryResponse): Summary {
  return {
    sales: results.sales.map((row) => ({
      anio: row.año,
      mes: row.mes,
      diaSemana: row.weekday,
      sucursal: row.sucursal,
      sucursalNombre: row.sucursal_name,
      aDomicilio: row['a domicilio'] === 'true',
      factura: row.factura === 'true',
      express: row.express === 'true',
      notas: row.notas,
      total: centavos(row.total),
      abonos: centavos(row.abonos),
    })),
    pagos: results.pagos.map((row) => ({
      ...row,
      anio: row.año,
      notaYear: row.año_nota,
      notaMonth: row.mes_nota,
      monto: centavos(row.monto),
    })),
    clientes: results.clientes.map((row) => ({
      ...row,
      anio: row.año,
      cliente: row.usuario,
      nombre: row.usuario_name,
      total: centavos(row.total),
    })),
  };
}

/** Body of an async function with `q(sql)` that computes a month's figures from the notas, without the rollup. */
const NOTA_FIGURES = `
  const cifras = async ({ tenant, anio, mes, sucursal }) => {
    const nota = "n.tenant_id = '" + tenant + "' and n.status >= 0 and n.anulada_en is null" + (sucursal ? " and n.sucursal_id = '" + sucursal + "'" : '');
    const enMes = (campo, a, m) => campo + " >= make_date(" + a + ", " + m + ", 1) and " + campo + " < make_date(" + a + ", " + m + ", 1) + interval '1 month'";
    const del = (a, m) => nota + ' and ' + enMes('n.fecha', a, m);
    const una = async (que, donde) => (await q('select coalesce(' + que + ', 0)::float8 as v from notas n where ' + donde)).rows[0].v;
    const filas = async (texto) => (await q(texto)).rows.map((fila) => [String(fila.k), Number(fila.v)]);
    const este = del(anio, mes);
    const delAnio = (a) => nota + ' and extract(year from n.fecha) = ' + a;
    const pagos = (donde) => filas('select p.metodo as k, sum(p.monto) as v from pagos p join notas n on n.tenant_id = p.tenant_id and n.id = p.nota_id where '
      + nota + ' and ' + donde + ' group by 1 having sum(p.monto) <> 0 order by 1');
    return {
      anio: await una('sum(total)', delAnio(anio)), anioAntes: await una('sum(total)', delAnio(anio - 1)),
      mes: await una('sum(total)', este), mesAntes: await una('sum(total)', del(anio - 1, mes)),
      cobrado: await una('sum((select sum(monto) from pagos p where p.tenant_id = n.tenant_id and p.nota_id = n.id))', este),
      notas: await una('count(*)', este), notasAntes: await una('count(*)', del(anio - 1, mes)),
      meses: await filas('select extract(month from n.fecha) as k, sum(total) as v from notas n where ' + delAnio(anio) + ' group by 1 having sum(total) <> 0 order by 1'),
      mejores: await filas('select n.cliente_id as k, sum(total) as v from notas n where ' + este + ' group by 1 order by 2 desc, 1 limit 5'),
      dias: await filas('select extract(dow from n.fecha) + 1 as k, sum(total) as v from notas n where ' + este + ' group by 1 having sum(total) <> 0 order by 1'),
      aDomicilio: await una('sum(total)', este + ' and a_domicilio'), factura: await una('sum(total)', este + ' and factura'),
      express: await una('sum(total)', este + ' and express'),
      porPago: await pagos(enMes('p.fecha', anio, mes)), porNota: await pagos(enMes('n.fecha', anio, mes)),
    };
  };
  await q('begin; set local timezone to UTC');
  const resultado = [];
  for (const caso of CASOS) resultado.push(await cifras(caso));
  await q('commit');
  return resultado;`;

const withoutZeros = (amounts: readonly (number | null)[]) =>
  amounts.map((amount, index) => [String(index + 1), amount ?? 0] as const).filter(([, amount]) => amount !== 0);

/** The same figures, computed by the dashboard's code. */
function dashboardFigures(summary: Summary, query: Query) {
  const kpi = indicators(summary, query);
  const before = indicators(summary, { ...query, anio: query.anio - 1 });
  const extra = extras(summary, query);
  const pagos = (by: 'pago' | 'nota') =>
    paymentMethods(summary, query, by)
      .methods.filter(({ monto: amount }) => amount !== 0)
      .map(({ metodo: method, monto: amount }) => [method, amount])
      .sort();
  return {
    anio: kpi.yearSales.value,
    anioAntes: before.yearSales.value,
    mes: kpi.monthSales.value,
    mesAntes: before.monthSales.value,
    cobrado: kpi.monthCollected.value,
    notas: kpi.monthReceived.value,
    notasAntes: before.monthReceived.value,
    meses: withoutZeros(salesByMonth(summary, query, `${YEAR}-12-31`)),
    mejores: bestClientes(summary, query).map(({ cliente, total }) => [cliente, total]),
    dias: withoutZeros(salesByDay(summary, query)),
    aDomicilio: extra.aDomicilio.monto,
    factura: extra.factura.monto,
    express: extra.express.monto,
    porPago: pagos('pago'),
    porNota: pagos('nota'),
  };
}

const action = fc.record({
  tipo: fc.constantFrom(
    'nueva',
    'recoleccion',
    'editar',
    'abonar',
    'revertir',
    'cerrar',
    'anular',
    'restaurar',
    'fecha',
    'cliente',
  ),
  quien: fc.constantFrom<Actor>('user', 'admin', 'superuser', 'superuser', 'ajeno'),
  which: fc.nat(400),
  monto: fc.integer({ min: 1, max: 400 }),
  flags: fc.record({ factura: fc.boolean(), a_domicilio: fc.boolean(), express: fc.boolean() }),
  fecha: fc.constantFrom(...DATES),
});
type Permission = typeof action extends fc.Arbitrary<infer A> ? A : never;

/** Performs one random action at a register. It may be refused, but must never be half done. */
async function work(
  e: Scenario,
  notas: Record<string, string[]>,
  { tipo: type, quien: actor, which, monto: amount, flags, fecha: date }: Permission,
) {
  const theirOwn = notas[actor === 'ajeno' ? 'ajeno' : 'propias'] ?? [];
  const id = theirOwn[which % Math.max(theirOwn.length, 1)];
  const cliente = e.as[actor];
  if (type === 'nueva' && actor !== 'ajeno') {
    const body = e.nota({ ...flags, fecha: date });
    if ((await e.save(body, actor)).status === 200) theirOwn.push(body.id);
    return;
  }
  if (type === 'recoleccion' && actor !== 'ajeno') {
    const body = { ...e.nota({ fecha: date, status: -1, usuario: await e.newCliente() }), articulos: [] };
    await e.save({ ...body, recoleccion: { hora_inicio: '09:00', hora_final: '11:00' } }, actor);
    return;
  }
  if (id === undefined) return;
  if (type === 'anular' || type === 'restaurar') {
    await cliente.post(type === 'anular' ? '/api/ventas/delete' : '/api/ventas/restaurar', { items: [id] });
    return;
  }
  const fetched = await cliente.get(`/api/ventas/${id}`);
  if (fetched.status !== 200) return;
  const {
    articulos: articles,
    version,
    status,
    usuario: user,
    fecha: itsOwn,
    pagos,
  } = toRequestBody<{ data: Nota }>(fetched).data;
  const base = { id, usuario: user, articulos: articles, version, status, fecha: itsOwn };
  const first = pagos.find(({ monto: paid, _id }) => paid > 0 && !pagos.some(({ reversa_de }) => reversa_de === _id));
  const change = {
    editar: {
      articulos: articles.slice(0, 1).map((article) => ({ ...article, cantidad: 1 + (amount % 7) })),
      ...flags,
    },
    abonar: {
      pagos: [
        {
          _id: randomUUID(),
          monto: amount,
          metodo: (['Efvo', 'TDC', 'Transf', 'Link'] as const)[amount % 4],
          fecha: date,
        },
      ],
    },
    revertir: first && {
      pagos: [{ _id: randomUUID(), monto: -first.monto, metodo: first.metodo, reversa_de: first._id, fecha: date }],
    },
    cerrar: { status: 10 },
    fecha: { fecha: date, ...flags },
    cliente: { usuario: actor === 'ajeno' ? user : e.clienteId },
    nueva: {},
    recoleccion: {},
  }[type];
  expect((await cliente.post('/api/ventas/guardar', { ...base, ...change })).status).toBeLessThan(500);
}

async function idsOf(e: Scenario, actor: Actor): Promise<string[]> {
  const { results } = toRequestBody<{ results: Nota[] }>(await e.as[actor].get('/api/ventas/?notasPorPagina=100'));
  return results.map(({ _id }) => _id);
}

it(`the dashboard's figures equal an independent SQL over the notes, in ${CASES} random tenants, months and branches`, async () => {
  const e = await createScenario();
  const notas = { propias: await idsOf(e, 'superuser'), ajeno: await idsOf(e, 'ajeno') };
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 10, maxLength: 30 }), async (actions) => {
      await Promise.all(actions.map((first) => work(e, notas, first)));
      // Reads between rounds, so that later reads find cached answers.
      await Promise.all((['superuser', 'ajeno', 'admin'] as const).map((actor) => e.as[actor].get(SUMMARY)));
    }),
    { numRuns: 8, endOnFailure: true },
  );
  const tenants = await Promise.all(
    (['superuser', 'ajeno'] as const).map(async (actor) => {
      const summary = read(toRequestBody<SummaryResponse>(await e.as[actor].get(SUMMARY)));
      const { usuario: user } = toRequestBody<{ usuario: { tenantData: { _id: string } } }>(
        await e.as[actor].get('/api/auth/authData'),
      );
      return {
        summary,
        tenant: user.tenantData._id,
        sucursales: [null, ...sucursalesWithSales(summary).map(({ id }) => id)],
      };
    }),
  );
  const adminSummary = read(toRequestBody<SummaryResponse>(await e.as.admin.get(SUMMARY)));
  await e.server.close();

  const cases = fc.sample(
    fc.record({
      t: fc.nat(1),
      s: fc.nat(20),
      anio: fc.constantFrom(YEAR - 1, YEAR),
      mes: fc.integer({ min: 1, max: 12 }),
    }),
    CASES,
  );
  const queries = cases.map(({ t, s, anio: year, mes: month }) => {
    const one = tenants[t % tenants.length] ?? { summary: adminSummary, tenant: '', sucursales: [] };
    return { ...one, anio: year, mes: month, sucursal: one.sucursales[s % one.sucursales.length] ?? null };
  });
  const requested = queries.map(({ tenant, anio: year, mes: month, sucursal }) => ({
    tenant,
    anio: year,
    mes: month,
    sucursal,
  }));
  const expected = await asOwner(e.server.where, `const CASOS = ${JSON.stringify(requested)}; ${NOTA_FIGURES}`);
  expect(queries.map(({ summary, ...query }) => dashboardFigures(summary, query))).toEqual(expected);

  // An admin's answer equals the superuser's for that one sucursal.
  const [sucursal] = new Set(adminSummary.sales.map((row) => row.sucursal));
  const query = { anio: YEAR, mes: Number(TODAY.slice(5, 7)), sucursal: sucursal ?? null };
  expect(dashboardFigures(adminSummary, query)).toEqual(dashboardFigures(tenants[0]?.summary ?? adminSummary, query));
  expect(adminSummary.sales.every((row) => row.sucursal === sucursal)).toBe(true);
});
