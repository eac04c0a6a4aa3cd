import { randomUUID } from 'node:crypto';
import type { CajaEntry } from '@lavanda/shared/contract/schemas/caja';
import type { MonthResult } from '@lavanda/shared/contract/schemas/monthResults';
import { EXPENSE_CATEGORIES } from '@lavanda/shared/domain/caja';
import { addDays } from '@lavanda/shared/domain/dates';
import { bodyOf, createTill, type Till } from '../caja/testing/till.ts';
import { asOwner } from '../testing/asOwner.ts';
import { createScenario, type Scenario } from '../testing/scenario.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let e: Scenario;
let server: TestServer;
let till: Till;
let year: string;

/** A sucursal's month, with its pagos and gastos summed by separate SQL, centavos. */
interface Sum {
  mes: number;
  sucursal: string;
  cobrado: number;
  gastos: number;
}
let sums: Sum[];

/** Moves gastos to just before and after two months' local midnight (06:00 UTC), then sums each month without the rollup. */
const MOVE_AND_SUM = `
  const { rows: moved } = await q("select id from movimientos where tipo = 'gasto' order by id");
  const moments = ['YEAR-02-01T05:59:59Z', 'YEAR-02-01T06:00:00Z', 'YEAR-01-01T05:59:59Z', 'YEAR-01-01T06:00:00Z'];
  for (const [i, { id }] of moved.entries())
    if (moments[i]) await q("update movimientos set creado_en = '" + moments[i] + "' where id = '" + id + "'");
  const { rows } = await q(\`
    select mes, sucursal, sum(cobrado)::int as cobrado, sum(gastos)::int as gastos from (
      select extract(month from p.fecha)::int as mes, p.sucursal_id as sucursal, p.monto as cobrado, 0 as gastos
      from pagos p join notas n on n.tenant_id = p.tenant_id and n.id = p.nota_id and p.metodo <> 'Saldo'
      where n.tenant_id = 'TENANT' and n.anulada_en is null and n.status >= 0 and extract(year from p.fecha) = YEAR
      union all
      select extract(month from m.creado_en at time zone s.zona_horaria)::int, s.id, 0,
        case when m.cancela is null then m.monto else -m.monto end
      from movimientos m join cajas c on c.tenant_id = m.tenant_id and c.id = m.caja_id
        join sucursales s on s.tenant_id = c.tenant_id and s.id = c.sucursal_id
      where m.tenant_id = 'TENANT' and m.tipo = 'gasto' and extract(year from m.creado_en at time zone s.zona_horaria) = YEAR
    ) x group by 1, 2 order by 1, 2\`);
  return rows;`;

beforeAll(async () => {
  e = await createScenario();
  year = e.today.slice(0, 4);
  till = await createTill(e);
  const turno = await till.open(5_000);
  for (const [i, category] of [...EXPENSE_CATEGORIES, ...EXPENSE_CATEGORIES].entries())
    bodyOf(await till.move(turno._id, 'gasto', 10.25 * (i + 1), { categoria: category, detalle: 'Algo' }));
  bodyOf(await till.move(turno._id, 'retiro', 700));
  bodyOf(await till.move(turno._id, 'entrada', 300));
  await till.pay(120.5);
  await e.saved(
    { fecha: addDays(e.today, -40), pagos: [{ monto: 33.35, metodo: 'TDC', fecha: addDays(e.today, -40) }] },
    'superuser',
  );
  const voided = await till.pay(99);
  bodyOf(await e.as.admin.post('/api/ventas/delete', { items: [voided._id] }));
  const { where } = e.server;
  await e.server.close();
  const tenant = await asOwner(where, 'return (await q("select id from tenants where nombre = \'Agua Clara\'")).rows[0].id;');
  sums = (await asOwner(where, MOVE_AND_SUM.replaceAll('YEAR', year).replaceAll('TENANT', String(tenant)))) as Sum[];
  server = await startServer({ where });
});
afterAll(() => server.close());

const read = async (query = '', account = 'super@aguaclara.mx'): Promise<MonthResult[]> =>
  bodyOf<{ meses: MonthResult[] }>(await (await server.signIn(account)).get(`/api/ventas/resultado?anio=${year}${query}`)).meses;
const centavos = (pesos: number) => Math.round(pesos * 100);

describe('what each month left', () => {
  it('is what its pagos collected less its gastos, as an independent sum says, to the centavo', async () => {
    const months = await read();
    const compared = months.map(({ mes: month, sucursal, cobrado: collected, gastos: expenses, resultado: left }) => [
      ...[month, sucursal, centavos(collected), centavos(expenses), centavos(left)],
    ]);
    expect(compared).toEqual(sums.map((sum) => [sum.mes, sum.sucursal, sum.cobrado, sum.gastos, sum.cobrado - sum.gastos]));
    expect(sums.reduce((total, sum) => total + sum.gastos, 0)).toBeGreaterThan(50_000);
    for (const { gastos: expenses, categorias: categories } of months)
      expect(centavos(expenses)).toBe(categories.reduce((sum, { monto: amount }) => sum + centavos(amount), 0));
  });

  it('is of one’s own branch for an admin, of all for the accountant, of nobody else', async () => {
    const [own] = await read('', 'admin@aguaclara.mx');
    const all = await read('', 'contador@aguaclara.mx');
    expect(new Set((await read('', 'admin@aguaclara.mx')).map(({ sucursal }) => sucursal)).size).toBe(1);
    expect(all).toEqual(await read());
    expect(await read(`&sucursal=${own?.sucursal}`)).toEqual(await read('', 'admin@aguaclara.mx'));
    const client = await server.signIn('usuario@aguaclara.mx');
    expect((await client.get(`/api/ventas/resultado?anio=${year}`)).status).toBe(403);
  });

  it('has no gasto that was cancelled', async () => {
    const client = await server.signIn('usuario@aguaclara.mx');
    const before = await read();
    const { turno } = bodyOf<{ turno: { _id: string } }>(await client.get(`/api/caja?caja=${till.caja}`));
    const wrong = { _id: randomUUID(), turno: turno._id, tipo: 'gasto', monto: 77, categoria: 'insumos' };
    const { movimiento } = bodyOf<{ movimiento: CajaEntry }>(await client.post('/api/caja/movimientos', wrong));
    expect(await read()).not.toEqual(before);
    bodyOf(await client.post('/api/caja/movimientos/cancelar', { _id: randomUUID(), movimiento: movimiento._id }));
    expect(await read()).toEqual(before);
  });
});
