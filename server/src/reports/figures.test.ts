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
import { type Actor, bodyAs, createScenario, type Scenario } from '../testing/scenario.ts';

/** How many random tenants, months and sucursales to compare; LAVANDA_CASES=200 compares more. */
const CASES = Number(process.env.LAVANDA_CASES ?? 40);
const SUMMARY = '/api/ventas/?resultSummary=1';
const TODAY = dayIn('America/Mexico_City', new Date());
const YEAR = Number(TODAY.slice(0, 4));
const DATES = [0, -6, -31, -90, -200, -365].map((days) => addDays(TODAY, days));

const centavos = (pesos: number) => Math.round(pesos * 100);

function read({ results }: SummaryResponse): Summary {
  return {
    sameDays: null,
    sales: results.sales.map((row) => ({
      anio: row.año,
      mes: row.mes,
      weekday: row.weekday,
      sucursal: row.sucursal,
      sucursalName: row.sucursal_name,
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
  const figures = async ({ tenant, anio, mes, sucursal }) => {
    const nota = "n.tenant_id = '" + tenant + "' and n.status >= 0 and n.anulada_en is null" + (sucursal ? " and n.sucursal_id = '" + sucursal + "'" : '');
    const inMonth = (field, year, month) => field + " >= make_date(" + year + ", " + month + ", 1) and " + field + " < make_date(" + year + ", " + month + ", 1) + interval '1 month'";
    const of = (year, month) => nota + ' and ' + inMonth('n.fecha', year, month);
    const one = async (what, where) => (await q('select coalesce(' + what + ', 0)::float8 as v from notas n where ' + where)).rows[0].v;
    const rows = async (text) => (await q(text)).rows.map((row) => [String(row.k), Number(row.v)]);
    const inThisMonth = of(anio, mes);
    const inYear = (year) => nota + ' and extract(year from n.fecha) = ' + year;
    const pagos = (where) => rows('select p.metodo as k, sum(p.monto) as v from pagos p join notas n on n.tenant_id = p.tenant_id and n.id = p.nota_id and p.cliente_id is null where '
      + nota + ' and ' + where + ' group by 1 having sum(p.monto) <> 0 order by 1');
    return {
      anio: await one('sum(total)', inYear(anio)), yearBefore: await one('sum(total)', inYear(anio - 1)),
      mes: await one('sum(total)', inThisMonth), monthBefore: await one('sum(total)', of(anio - 1, mes)),
      collected: await one('sum((select sum(monto) from pagos p where p.tenant_id = n.tenant_id and p.nota_id = n.id and p.cliente_id is null))', inThisMonth),
      notas: await one('count(*)', inThisMonth), notasBefore: await one('count(*)', of(anio - 1, mes)),
      months: await rows('select extract(month from n.fecha) as k, sum(total) as v from notas n where ' + inYear(anio) + ' group by 1 having sum(total) <> 0 order by 1'),
      best: await rows('select n.cliente_id as k, sum(total) as v from notas n where ' + inThisMonth + ' group by 1 order by 2 desc, 1 limit 5'),
      weekdays: await rows('select extract(dow from n.fecha) + 1 as k, sum(total) as v from notas n where ' + inThisMonth + ' group by 1 having sum(total) <> 0 order by 1'),
      aDomicilio: await one('sum(total)', inThisMonth + ' and a_domicilio'), factura: await one('sum(total)', inThisMonth + ' and factura'),
      express: await one('sum(total)', inThisMonth + ' and express'),
      byPago: await pagos(inMonth('p.fecha', anio, mes)), byNota: await pagos(inMonth('n.fecha', anio, mes)),
    };
  };
  await q('begin; set local timezone to UTC');
  const result = [];
  for (const query of QUERIES) result.push(await figures(query));
  await q('commit');
  return result;`;

const withoutZeros = (amounts: readonly (number | null)[]) =>
  amounts.map((amount, index) => [String(index + 1), amount ?? 0] as const).filter(([, amount]) => amount !== 0);

/** The figures of `NOTA_FIGURES`, computed from the summary by the dashboard's code. */
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
    yearBefore: before.yearSales.value,
    mes: kpi.monthSales.value,
    monthBefore: before.monthSales.value,
    collected: kpi.monthCollected.value,
    notas: kpi.monthReceived.value,
    notasBefore: before.monthReceived.value,
    months: withoutZeros(salesByMonth(summary, query, `${YEAR}-12-31`)),
    best: bestClientes(summary, query).map(({ cliente, total }) => [cliente, total]),
    weekdays: withoutZeros(salesByDay(summary, query)),
    aDomicilio: extra.aDomicilio.monto,
    factura: extra.factura.monto,
    express: extra.express.monto,
    byPago: pagos('pago'),
    byNota: pagos('nota'),
  };
}

const action = fc.record({
  tipo: fc.constantFrom('create', 'recoleccion', 'edit', 'pay', 'reverse', 'close', 'void', 'restore', 'redate', 'reassign'),
  quien: fc.constantFrom<Actor>('user', 'admin', 'superuser', 'superuser', 'ajeno'),
  which: fc.nat(400),
  monto: fc.integer({ min: 1, max: 400 }),
  flags: fc.record({ factura: fc.boolean(), a_domicilio: fc.boolean(), express: fc.boolean() }),
  fecha: fc.constantFrom(...DATES),
});
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

/** Performs one random action at a register. It may be refused, but must never be half done. */
async function work(
  e: Scenario,
  notas: Record<string, string[]>,
  { tipo: type, quien: actor, which, monto: amount, flags, fecha: date }: Action,
) {
  const ownNotas = notas[actor === 'ajeno' ? 'ajeno' : 'own'] ?? [];
  const id = ownNotas[which % Math.max(ownNotas.length, 1)];
  const cliente = e.as[actor];
  if (type === 'create' && actor !== 'ajeno') {
    const body = e.nota({ ...flags, fecha: date });
    if ((await e.save(body, actor)).status === 200) ownNotas.push(body.id);
    return;
  }
  if (type === 'recoleccion' && actor !== 'ajeno') {
    const body = { ...e.nota({ fecha: date, status: -1, usuario: await e.newCliente() }), articulos: [] };
    await e.save({ ...body, recoleccion: { hora_inicio: '09:00', hora_final: '11:00' } }, actor);
    return;
  }
  if (id === undefined) return;
  if (type === 'void' || type === 'restore') {
    await cliente.post(type === 'void' ? '/api/ventas/delete' : '/api/ventas/restaurar', { items: [id] });
    return;
  }
  const fetched = await cliente.get(`/api/ventas/${id}`);
  if (fetched.status !== 200) return;
  const { articulos: articles, version, status, usuario: user, fecha: notaDate, pagos } = bodyAs<{ data: Nota }>(fetched).data;
  const base = { id, usuario: user, articulos: articles, version, status, fecha: notaDate };
  const first = pagos.find(({ monto: paid, _id }) => paid > 0 && !pagos.some(({ reversa_de: reversalOf }) => reversalOf === _id));
  const change = {
    edit: {
      articulos: articles.slice(0, 1).map((article) => ({ ...article, cantidad: 1 + (amount % 7) })),
      ...flags,
    },
    pay: {
      pagos: [
        {
          _id: randomUUID(),
          monto: amount,
          metodo: (['Efvo', 'TDC', 'Transf', 'Link'] as const)[amount % 4],
          fecha: date,
        },
      ],
    },
    reverse: first && {
      pagos: [{ _id: randomUUID(), monto: -first.monto, metodo: first.metodo, reversa_de: first._id, fecha: date }],
    },
    close: { status: 10 },
    redate: { fecha: date, ...flags },
    reassign: { usuario: actor === 'ajeno' ? user : e.clienteId },
    create: {},
    recoleccion: {},
  }[type];
  expect((await cliente.post('/api/ventas/guardar', { ...base, ...change })).status).toBeLessThan(500);
}

async function idsOf(e: Scenario, actor: Actor): Promise<string[]> {
  const { results } = bodyAs<{ results: Nota[] }>(await e.as[actor].get('/api/ventas/?notasPorPagina=100'));
  return results.map(({ _id }) => _id);
}

it(`the dashboard's figures equal an independent SQL over the notes, in ${CASES} random tenants, months and branches`, async () => {
  const e = await createScenario();
  const notas = { own: await idsOf(e, 'superuser'), ajeno: await idsOf(e, 'ajeno') };
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 10, maxLength: 30 }), async (actions) => {
      await Promise.all(actions.map((one) => work(e, notas, one)));
      // Reads between rounds, so that later reads find cached answers.
      await Promise.all((['superuser', 'ajeno', 'admin'] as const).map((actor) => e.as[actor].get(SUMMARY)));
    }),
    { numRuns: 8, endOnFailure: true },
  );
  const tenants = await Promise.all(
    (['superuser', 'ajeno'] as const).map(async (actor) => {
      const summary = read(bodyAs<SummaryResponse>(await e.as[actor].get(SUMMARY)));
      const { usuario: user } = bodyAs<{ usuario: { tenantData: { _id: string } } }>(await e.as[actor].get('/api/auth/authData'));
      return {
        summary,
        tenant: user.tenantData._id,
        sucursales: [null, ...sucursalesWithSales(summary).map(({ id }) => id)],
      };
    }),
  );
  const adminSummary = read(bodyAs<SummaryResponse>(await e.as.admin.get(SUMMARY)));
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
  const expected = await asOwner(e.server.where, `const QUERIES = ${JSON.stringify(requested)}; ${NOTA_FIGURES}`);
  expect(queries.map(({ summary, ...query }) => dashboardFigures(summary, query))).toEqual(expected);

  // The admin's answer equals the superuser's answer for the admin's sucursal.
  const [sucursal] = new Set(adminSummary.sales.map((row) => row.sucursal));
  const query = { anio: YEAR, mes: Number(TODAY.slice(5, 7)), sucursal: sucursal ?? null };
  expect(dashboardFigures(adminSummary, query)).toEqual(dashboardFigures(tenants[0]?.summary ?? adminSummary, query));
  expect(adminSummary.sales.every((row) => row.sucursal === sucursal)).toBe(true);
});
