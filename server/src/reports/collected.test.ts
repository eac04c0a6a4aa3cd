import { randomUUID } from 'node:crypto';
import type { Collected } from '@lavanda/shared/contract/schemas/collected';
import type { MonthResult } from '@lavanda/shared/contract/schemas/monthResults';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { addDays } from '@lavanda/shared/domain/dates';
import { bodyOf, createTill, type Till } from '../caja/testing/till.ts';
import { asOwner } from '../testing/asOwner.ts';
import { createScenario, type Scenario } from '../testing/scenario.ts';
import { startServer, type TestServer } from '../testing/server.ts';

/** What a person took by one method in a caja, summed by separate SQL, centavos; `caja` is null without a turno. */
interface Sum {
  persona: string;
  caja: string | null;
  metodo: string;
  pagos: number;
  monto: number;
}

const SUMS = `
  const { rows } = await q(\`
    select u.nombre as persona, c.nombre as caja, p.metodo, sum(1)::int as pagos, sum(p.monto)::int as monto
    from pagos p
      join notas n on n.tenant_id = p.tenant_id and n.id = p.nota_id
      join usuarios u on u.tenant_id = p.tenant_id and u.id = p.creado_por
      left join turnos t on t.tenant_id = p.tenant_id and t.id = p.turno_id
      left join cajas c on c.tenant_id = t.tenant_id and c.id = t.caja_id
    where p.tenant_id = (select id from tenants where nombre = 'Agua Clara') and to_char(p.fecha, 'YYYY-MM') = 'MONTH'
      and n.anulada_en is null and n.status <> -1 and p.metodo <> 'Saldo'
    group by 1, 2, 3\`);
  return rows;`;

let e: Scenario;
let server: TestServer;
let month: string;
let sums: Sum[];
let first: Till;

const refund = async (nota: Nota, pesos: number, till: Till) => {
  const body = { id: nota._id, operacion: randomUUID(), pago: nota.pagos[0]?._id, reversa: randomUUID(), equipo: till.equipo };
  bodyOf(await e.as.admin.post('/api/ventas/pagos/devolver', { ...body, monto: pesos, metodo: 'Efvo', motivo: 'Mancha' }));
};

beforeAll(async () => {
  e = await createScenario();
  month = e.today.slice(0, 7);
  first = await createTill(e);
  const second = await createTill(e, 'admin');
  await first.open(100);
  const { _id: turno } = await second.open(100);
  const paid = await first.pay(120.5);
  await first.pay(30, 'TDC', { actor: 'admin' });
  await second.pay(99.99, 'Transf');
  await second.pay(40, 'Efvo', { nota: paid });
  await refund(paid, 20.25, second);
  const lone = await second.pay(75);
  await refund(lone, 75, first);
  await second.closeExact(turno);
  await second.pay(11, 'Link', { turno });
  await second.pay(12);
  const gone = await first.pay(500);
  bodyOf(await e.as.admin.post('/api/ventas/delete', { items: [gone._id], dinero: 'devuelto', metodo: 'Efvo' }));
  await e.saved(
    { fecha: addDays(e.today, -40), pagos: [{ monto: 33.35, metodo: 'TDC', fecha: addDays(e.today, -40) }] },
    'admin',
  );
  const { where } = e.server;
  await e.server.close();
  sums = (await asOwner(where, SUMS.replace('MONTH', month))) as Sum[];
  server = await startServer({ where });
});
afterAll(() => server.close());

async function read(query = '', account = 'super@aguaclara.mx'): Promise<Collected[]> {
  const client = await server.signIn(account);
  return bodyOf<{ cobrado: Collected[] }>(await client.get(`/api/ventas/cobrado?mes=${month}${query}`)).cobrado;
}
const centavos = (pesos: number) => Math.round(pesos * 100);
const keyOf = ({ persona: person, caja, metodo: method }: Sum) => `${person} ${caja} ${method}`;
const sorted = (some: readonly Sum[]) => [...some].sort((a, b) => keyOf(a).localeCompare(keyOf(b)));

describe('what each person took in each caja', () => {
  it('is what an independent sum says, to the centavo, and together what the month collected', async () => {
    const rows = await read();
    const parts = rows.flatMap(({ cajero: cashier, caja, metodos: methods }) =>
      methods.map(({ metodo: method, pagos, monto: amount }) => ({
        ...{ persona: cashier?.nombre ?? '', caja: caja?.nombre ?? null, metodo: method, pagos, monto: centavos(amount) },
      })),
    );
    expect(sorted(parts)).toEqual(sorted(sums));
    for (const { metodos: methods, total } of rows)
      expect(centavos(total)).toBe(methods.reduce((sum, { monto: amount }) => sum + centavos(amount), 0));
    const client = await server.signIn('super@aguaclara.mx');
    const { meses: months } = bodyOf<{ meses: MonthResult[] }>(
      await client.get(`/api/ventas/resultado?anio=${month.slice(0, 4)}`),
    );
    const collected = months.filter(({ mes: each }) => each === Number(month.slice(5))).map((each) => centavos(each.cobrado));
    expect(rows.reduce((sum, { total }) => sum + centavos(total), 0)).toBe(collected.reduce((sum, each) => sum + each, 0));
  });

  it('has refunds as negative where they were handed out, and pagos without a turno in no caja', async () => {
    const rows = await read();
    const inFirst = rows.filter(({ caja }) => caja?._id === first.caja);
    expect(inFirst.flatMap(({ metodos: methods }) => methods)).toContainEqual({ metodo: 'Efvo', pagos: 1, monto: -75 });
    const without = rows.filter(({ caja }) => caja === null).flatMap(({ metodos: methods }) => methods);
    expect(without.some(({ metodo: method }) => method === 'Efvo')).toBe(true);
    expect(new Set(rows.map(({ cajero: cashier, caja }) => `${cashier?._id} ${caja?._id}`)).size).toBe(rows.length);
  });

  it('is of one’s own branch for an admin, of all for the accountant, of nobody else, and of one month', async () => {
    const own = await read('', 'admin@aguaclara.mx');
    expect(own.length).toBeLessThan((await read()).length);
    expect(await read('', 'contador@aguaclara.mx')).toEqual(await read());
    const sucursal = own.find(({ caja }) => caja !== null)?.caja?.sucursal_name;
    expect(new Set(own.flatMap(({ caja }) => caja?.sucursal_name ?? []))).toEqual(new Set([sucursal]));
    const admin = await server.signIn('admin@aguaclara.mx');
    const other = `/api/ventas/cobrado?mes=${month}&sucursal=${randomUUID()}`;
    expect((await admin.get(other)).status).toBe(403);
    const user = await server.signIn('usuario@aguaclara.mx');
    expect((await user.get(`/api/ventas/cobrado?mes=${month}`)).status).toBe(403);
    expect((await admin.get('/api/ventas/cobrado?mes=2026-13')).status).toBe(400);
    expect(bodyOf(await admin.get('/api/ventas/cobrado?mes=2019-01'))).toEqual({ cobrado: [] });
  });
});
