import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Nota, SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { parse } from 'csv-parse/sync';
import exceljs from 'exceljs';
import fc from 'fast-check';
import { bodyAs, createScenario, type Scenario } from '../../testing/scenario.ts';

/**
 * Sums of the month's debts and amounts in favor, in centavos, and the number of notas with each. The saldos are calculated from
 * lines, pagos and charges instead of the stored totals.
 */
const independent = (month: string, tenant: string) => `
  with n as (
    select n.id, n.status, n.fecha_entrega,
      (select coalesce(sum(l.importe), 0) from lineas l where l.tenant_id = n.tenant_id and l.nota_id = n.id)
        + n.envio + n.recargo - n.descuentos
        - (select coalesce(sum(p.monto), 0) from pagos p where p.tenant_id = n.tenant_id and p.nota_id = n.id) - n.ajuste as saldo
    from notas n where n.tenant_id = '${tenant}' and n.anulada_en is null and n.status >= 0
      and to_char(n.fecha, 'YYYY-MM') = '${month}'
  )
  select coalesce(sum(case when saldo >= 100 then saldo else 0 end), 0)::int as adeudo,
    coalesce(sum(case when saldo < 0 then -saldo else 0 end), 0)::int as favor,
    count(*) filter (where saldo >= 100)::int as owing, count(*) filter (where saldo < 0)::int as owed from n`;

/** Runs the query on the stopped server's database in a child process: the server is ESM and Jest's tests are not. */
async function query(where: Record<string, string>, text: string): Promise<unknown> {
  const script = join(dirname(expect.getState().testPath ?? ''), '../../testing/query.mjs');
  const env = { ...process.env, NODE_ENV: 'development', ...where, QUERY: text };
  return JSON.parse((await promisify(execFile)(process.execPath, [script], { env })).stdout);
}

/**
 * Prices of a nota's lines in centavos, the share of the total that is paid, how many lines are taken off afterwards (one always
 * stays), and whether that save closes the nota.
 */
const history = fc.record({
  prices: fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 2, maxLength: 4 }),
  paid: fc.constantFrom(0, 0.3, 0.995, 1),
  removed: fc.nat(2),
  closes: fc.boolean(),
});

async function make(e: Scenario, { prices, paid, removed, closes }: typeof history extends fc.Arbitrary<infer A> ? A : never) {
  const articles = prices.map((price, i) => ({
    _id: randomUUID(),
    cantidad: 1,
    servicio: `Prenda ${i}`,
    precio: price / 100,
    medida: 'flex' as const,
  }));
  const total = prices.reduce((sum, price) => sum + price, 0);
  const amount = Math.floor(total * paid);
  const pagos = amount === 0 ? [] : [{ _id: randomUUID(), monto: amount / 100, metodo: 'Efvo' as const }];
  const nota = await e.saved({ articulos: articles, pagos }, 'admin');
  const kept = articles.slice(0, Math.max(1, articles.length - removed));
  const again: Partial<SaveNota> = { id: nota._id, version: nota.version, articulos: kept, pagos: nota.pagos };
  await e.saved({ ...again, status: closes ? 10 : 0 }, 'admin');
}

const cents = (pesos: unknown) => Math.round(Number(pesos) * 100);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

it('debts and what is in favor are the same apart in totals, lists, exports and the cliente, and never netted', async () => {
  const e = await createScenario();
  const tenant = (await e.as.superuser.get('/api/auth/authData')).body.usuario.tenantData._id;
  await fc.assert(
    fc.asyncProperty(history, (one) => make(e, one)),
    { numRuns: 15, endOnFailure: true },
  );
  const month = e.today.slice(0, 7);
  const days = `fechaInicial=${month}-01`;
  const get = async (path: string) => (await e.as.superuser.get(path)).body;
  const file = async (path: string) =>
    Buffer.from(await (await fetch(`${e.server.url}${path}`, { headers: { cookie: e.as.superuser.cookie } })).arrayBuffer());

  const totals = await get(`/api/ventas/totales?${days}`);
  const [owing, owed] = [
    await get(`/api/ventas/totales?${days}&adeudo=true`),
    await get(`/api/ventas/totales?${days}&favor=true`),
  ];
  const balances = async (filter: string) => {
    const response = await e.as.superuser.get(`/api/ventas/?${days}&${filter}&notasPosPagina=-1`);
    const { results } = bodyAs<{ results: Nota[] }>(response);
    return results.map(({ total, abonos, ajuste: adjustment }) => cents(total - abonos - adjustment));
  };
  const lists = { adeudo: sum(await balances('adeudo=true')), favor: -sum(await balances('favor=true')) };
  const [heading, ...rows]: string[][] = parse(await file(`/api/ventas/exportar?formato=csv&${days}`), { bom: true });
  const column = (title: string) => rows.map((row) => cents(row[heading?.indexOf(title) ?? -1]));
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load((await file(`/api/ventas/resumen/exportar?mes=${month}`)) as unknown as ArrayBuffer);
  const sheet = workbook.worksheets[0];
  const last = sheet?.getRow(sheet.rowCount);
  const [cliente] = (await get(`/api/clientes/?id=${e.clienteId}`)).clientes;
  const ofCliente = await get(`/api/ventas/totales?userid=${e.clienteId}`);
  await e.server.close();

  const { adeudo, favor, ...counts } = (await query(e.server.where, independent(month, tenant))) as Record<string, number>;
  expect([favor, adeudo].every((amount) => Number(amount) > 0)).toBe(true);
  expect([cents(totals.adeudo), cents(totals.favor)]).toEqual([adeudo, favor]);
  expect(lists).toEqual({ adeudo, favor });
  expect([owing.conteo, owed.conteo]).toEqual([counts.owing, counts.owed]);
  expect([cents(owing.adeudo), cents(owing.favor), cents(owed.adeudo), cents(owed.favor)]).toEqual([adeudo, 0, 0, favor]);
  expect([sum(column('Por cobrar')), sum(column('A favor'))]).toEqual([adeudo, favor]);
  expect([cents(last?.getCell(6).value), cents(last?.getCell(11).value)]).toEqual([adeudo, favor]);
  expect([cliente.adeudo, cliente.favor]).toEqual([ofCliente.adeudo, ofCliente.favor]);
});
