import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { asOwner } from '../../testing/asOwner.ts';
import { bodyAs } from '../../testing/scenario.ts';
import { type Client, newDatabase, startServer, type TestServer } from '../../testing/server.ts';

interface List {
  results: Nota[];
  siguiente: string | null;
  conteo?: number;
}
interface Case {
  query: Record<string, string>;
  /** Expected, from plain SQL: the count, and the id prefixes of the first 40 notas and of the last page of 30. */
  count: number;
  firstPage: string[];
  lastPage: string[];
}

/**
 * Clientes that each search text finds: few with many notas, many with one, or more than `FEW_CUSTOMERS`; with over or
 * under 1000 notas. 'Tropel' owns all the newest notas, none a domicilio, so the other texts' notas are older.
 */
const CLIENTES = `
  select 'Corrillo' as nombre, i, 30 as notas from generate_series(1, 40) i union all
  select 'Tertulia', i, 1 from generate_series(1, 1100) i union all
  select 'Asamblea', i, i % 2 from generate_series(1, 1600) i union all
  select 'Multitud', i, 1 from generate_series(1, 3100) i union all
  select 'Gentío', i, i % 4 / 3 from generate_series(1, 3200) i union all
  select 'Romería', i, case when i <= 650 then 2 else 0 end from generate_series(1, 3050) i union all
  select 'Tropel', 1, 2400`;

const TEXTS = [
  ...['corrillo', 'tertulia', 'asamblea', 'multitud', 'gentio', 'romeria', 'tropel', '550009', '90001', 'corrillo 7'],
  'nadie en absoluto',
];
const FLAGS: Record<string, string>[] = [
  {},
  { domicilio: 'true' },
  { adeudo: 'true' },
  { facturados: '1', domicilio: 'true' },
  { status: '0' },
];

const SCRIPT = `
  const { rows: [{ tenant, sucursal }] } = await q(
    "select t.id as tenant, s.id as sucursal from tenants t join sucursales s on s.tenant_id = t.id where t.nombre like '%Agua Clara%' order by s.nombre limit 1");
  await q("create temporary table nuevos as select *, md5(nombre || i)::uuid as id from (${CLIENTES.replaceAll('\n', ' ')}) c");
  await q("insert into clientes (tenant_id, id, nombre, apellido, telefono) select '" + tenant + "', id, nombre, i::text, case nombre when 'Tropel' then '+529912345678' else '+525500' || lpad((90000 + i)::text, 6, '0') end from nuevos");
  await q("insert into notas (tenant_id, id, sucursal_id, folio, cliente_id, cliente_nombre, fecha, total, subtotal, abonos, factura, a_domicilio, status, creada_en, anulada_en)" +
    " select '" + tenant + "', md5('n' || orden)::uuid, '" + sucursal + "', 90000 + orden, id, nombre, date '2026-01-01' + (orden * 7919 % 200)::int + case nombre when 'Tropel' then 500 else 0 end, 1000, 1000," +
    " case when orden % 3 = 0 then 0 else 1000 end, orden % 2 = 0, orden % 5 < 3 and nombre <> 'Tropel', case when orden % 11 = 0 then 10 else 0 end," +
    " timestamptz '2026-01-01' + make_interval(secs => orden), case when orden % 13 = 0 then now() end" +
    " from (select n.*, row_number() over (order by n.id, k) as orden from nuevos n cross join lateral generate_series(1, n.notas) k) x");
  const cases = [];
  for (const text of ${JSON.stringify(TEXTS)})
    for (const flags of ${JSON.stringify(FLAGS)}) {
      const parts = ["(c.nombre_norm like all (string_to_array('%" + text.replaceAll(' ', '%,%') + "%', ','))" + (/^[0-9]+$/.test(text) ? " or c.telefono like '%" + text + "%' or n.folio = " + text : "") + ")",
        "n.anulada_en is null", flags.status ? "n.status = 0" : "n.status >= 0"];
      if (flags.domicilio) parts.push("n.a_domicilio");
      if (flags.facturados) parts.push("n.factura");
      if (flags.adeudo) parts.push("n.total - n.abonos - n.ajuste >= 100");
      const { rows } = await q("select n.id from notas n join clientes c on c.tenant_id = n.tenant_id and c.id = n.cliente_id where n.tenant_id = '" + tenant + "' and "
        + parts.join(' and ') + " order by n.fecha desc, n.creada_en desc, n.id desc");
      const notas = rows.map(({ id }) => id.slice(0, 8));
      cases.push({ query: { user: text, ...flags }, count: notas.length, firstPage: notas.slice(0, 40),
        lastPage: notas.slice(Math.max(Math.ceil(notas.length / 30) - 1, 0) * 30) });
    }
  await q('analyze notas');
  return cases;`;

let server: TestServer;
let client: Client;
let cases: Case[];
beforeAll(async () => {
  const where = await newDatabase();
  cases = (await asOwner(where, SCRIPT)) as Case[];
  server = await startServer({ where });
  client = await server.signIn('super@aguaclara.mx');
}, 120_000);
afterAll(() => server.close());

const ids = (notas: readonly Nota[]) => notas.map(({ _id }) => _id.slice(0, 8));

it('a text that matches few or many clientes, with few or many notas, is counted up to 1001 and paged in order', async () => {
  const counts = cases.map(({ count }) => count);
  // The cases have counts below and above 1001, where counting stops.
  expect([Math.min(...counts), Math.max(...counts) > 1001, counts.some((n) => n > 500 && n < 1001)]).toEqual([0, true, true]);
  for (const { query, count, firstPage, lastPage } of cases) {
    const request = async (more: Record<string, string>) =>
      bodyAs<List>(await client.get(`/api/ventas/?${new URLSearchParams({ ...query, ...more })}`));
    const first = await request({});
    expect([query, first.conteo, ids(first.results)]).toEqual([query, Math.min(count, 1001), firstPage.slice(0, 20)]);
    const two = await request({ pagina: '2', ...(first.siguiente === null ? {} : { despues: first.siguiente }) });
    expect([query, two.conteo, ids(two.results)]).toEqual([query, undefined, firstPage.slice(20)]);
    const last = Math.max(Math.ceil(count / 30), 1);
    const byNumber = async (page: number) => ids((await request({ pagina: String(page), notasPorPagina: '30' })).results);
    expect([query, await byNumber(last)]).toEqual([query, lastPage]);
    expect([query, await byNumber(last + 1)]).toEqual([query, []]);
  }
});
