import { SummaryResponse } from '@lavanda/shared/contract/schemas/summary';
import { addDays, dayIn } from '@lavanda/shared/domain/dates';
import { sameDaysLastYear } from '@lavanda/shared/domain/report';
import exceljs from 'exceljs';
import { Check } from 'typebox/value';
import { bodyAs, createScenario, fieldsOf, type Scenario } from '../testing/scenario.ts';

const SUMMARY = '/api/ventas/?resultSummary=1';
const daysAgo = (days: number) => addDays(dayIn('America/Mexico_City', new Date()), -days);
/** A month ('YYYY-MM') that the demo data covers completely. */
const MONTH = daysAgo(45).slice(0, 7);
const FOREIGN = '00000000-0000-4000-8000-000000000001';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

const results = async (actor: 'superuser' | 'admin' | 'accountant', rest = '') =>
  bodyAs<SummaryResponse>(await e.as[actor].get(SUMMARY + rest)).results;

const sum = (numbers: readonly number[]) => Math.round(numbers.reduce((total, number) => total + number, 0) * 100) / 100;

describe('resultSummary=1', () => {
  it('answers sales, pagos and clientes with the specified fields', async () => {
    const { status, headers, body } = await e.as.superuser.get(SUMMARY);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/json');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Check(SummaryResponse, body)).toBe(true);
    const { sales, pagos, clientes } = bodyAs<SummaryResponse>({ status, headers, body }).results;
    expect(Object.keys(sales[0] ?? {}).sort()).toEqual(
      [
        'a domicilio',
        'abonos',
        'año',
        'express',
        'factura',
        'mes',
        'notas',
        'sucursal',
        'sucursal_name',
        'total',
        'usuario_name',
        'weekday',
      ].sort(),
    );
    expect(Object.keys(pagos[0] ?? {}).sort()).toEqual(
      ['año', 'año_nota', 'mes', 'mes_nota', 'metodo', 'monto', 'sucursal'].sort(),
    );
    const byGroup = new Map<string, number>();
    for (const { año: year, mes: month, sucursal } of clientes)
      byGroup.set(`${year} ${month} ${sucursal}`, (byGroup.get(`${year} ${month} ${sucursal}`) ?? 0) + 1);
    expect(Math.max(...byGroup.values())).toBe(5);
  });

  it('is refused to roles without reports and without a session', async () => {
    expect((await e.as.user.get(SUMMARY)).status).toBe(403);
    expect((await e.server.anonymous.get(SUMMARY)).status).toBe(401);
    expect((await e.as.user.get('/api/ventas/resumen/exportar?mes=2020-01')).status).toBe(403);
  });

  it('shows an admin their own branch alone; superuser and accountant all, or the one they ask for', async () => {
    const [all, ofAccountant, ofAdmin] = await Promise.all([results('superuser'), results('accountant'), results('admin')]);
    expect(ofAccountant).toEqual(all);
    const sucursales = [...new Set(all.sales.map(({ sucursal }) => sucursal))];
    expect(sucursales).toHaveLength(3);
    const [ownSucursal] = new Set(ofAdmin.sales.map(({ sucursal }) => sucursal));
    expect(new Set(ofAdmin.clientes.map(({ sucursal }) => sucursal))).toEqual(new Set([ownSucursal]));
    expect(await results('superuser', `&sucursal=${ownSucursal}`)).toEqual(ofAdmin);
    const another = sucursales.find((sucursal) => sucursal !== ownSucursal);
    const denied = await e.as.admin.get(`${SUMMARY}&sucursal=${another}`);
    expect(denied.status).toBe(403);
    expect(fieldsOf(denied)).toEqual(['sucursal']);
    const ofOtherTenant = await results('superuser', `&sucursal=${FOREIGN}`);
    expect(ofOtherTenant).toEqual({ sales: [], pagos: [], clientes: [] });
  });

  it('is narrowed to the months of two days', async () => {
    const { sales, pagos } = await results('superuser', `&fechaInicial=${MONTH}-10&fechaFinal=${MONTH}-12`);
    const month = Number(MONTH.slice(5));
    expect([...new Set(sales.map((row) => `${row.año} ${row.mes}`))]).toEqual([`${MONTH.slice(0, 4)} ${month}`]);
    expect(pagos.some((row) => row.mes !== month)).toBe(true);
    expect(pagos.every((row) => row.mes === month || row.mes_nota === month)).toBe(true);
    const bad = await e.as.superuser.get(`${SUMMARY}&fechaInicial=2026-02-30`);
    expect([bad.status, fieldsOf(bad)]).toEqual([400, ['fechaInicial']]);
  });

  it.each(['br', 'gzip'])('travels as %s when asked', async (accept) => {
    const { headers, body } = await e.as.superuser.get(SUMMARY, { 'accept-encoding': accept });
    expect(headers.get('content-encoding')).toBe(accept);
    expect(Check(SummaryResponse, body)).toBe(true);
  });

  it('reflects a nota as soon as it is saved, paid or voided, but not a pending recoleccion', async () => {
    const sales = async () => {
      const { sales, pagos } = await results('superuser');
      return {
        total: sum(sales.map(({ total }) => total)),
        notas: sum(sales.map(({ notas }) => notas)),
        pagos: sum(pagos.map(({ monto: amount }) => amount)),
      };
    };
    const before = await sales();
    const nota = await e.saved({ pagos: [{ monto: 50, metodo: 'Link' }] });
    expect(await sales()).toEqual({
      total: sum([before.total, nota.total]),
      notas: before.notas + 1,
      pagos: sum([before.pagos, 50]),
    });
    await e.as.admin.post('/api/ventas/delete', { items: [nota._id] });
    expect(await sales()).toEqual(before);
    const collect = { ...e.nota({ status: -1, usuario: await e.newCliente() }), articulos: [] };
    await e.save({ ...collect, recoleccion: { hora_inicio: '09:00', hora_final: '11:00' } });
    expect(await sales()).toEqual(before);
  });
});

describe('the same days of last year', () => {
  const read = async (actor: 'superuser' | 'admin', rest = '') =>
    bodyAs<SummaryResponse>(await e.as[actor].get(SUMMARY + rest)).mismosDias;
  const { from, until } = sameDaysLastYear(daysAgo(0));

  it('hold the notas of that month up to the same day, by sucursal, and follow a new one', async () => {
    const before = await read('admin');
    expect(before?.hasta).toBe(until);
    const nota = await e.saved({ fecha: until }, 'admin');
    await e.saved({ fecha: addDays(until, 1) }, 'admin');
    await e.saved({ fecha: addDays(from, -1) }, 'admin');
    const [was, now] = [before?.ventas[0], (await read('admin'))?.ventas];
    expect(now).toHaveLength(1);
    expect(now?.[0]).toEqual({
      sucursal: nota.sucursal,
      notas: (was?.notas ?? 0) + 1,
      total: sum([was?.total ?? 0, nota.total]),
    });
    expect((await read('superuser'))?.ventas.find(({ sucursal }) => sucursal === nota.sucursal)).toEqual(now?.[0]);
  });

  it('are left out when that month was not asked for', async () => {
    expect(await read('superuser', `&fechaInicial=${MONTH}-01&fechaFinal=${MONTH}-28`)).toBeUndefined();
  });
});

describe('what changed since the last answer', () => {
  let until = 2060;
  /** Asserts that the cached answer equals an uncached one, forced by an end year not requested before. */
  const sameAsFresh = async () => {
    until += 1;
    const year = Number(daysAgo(0).slice(0, 4)) - 2;
    const byKey = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();
    const [saved, fresh] = await Promise.all([
      results('superuser'),
      results('superuser', `&fechaInicial=${year}-01-01&fechaFinal=${until}-12-31`),
    ]);
    for (const part of ['sales', 'pagos', 'clientes'] as const) expect(byKey(saved[part])).toEqual(byKey(fresh[part]));
    return saved;
  };

  it.each([0, 70, 400])('a note of %i days ago is in it once it is saved, and moved to today', async (days) => {
    const date = daysAgo(days);
    const nota = await e.saved({ fecha: date, pagos: [{ monto: 50, metodo: 'Link', fecha: date }] }, 'superuser');
    const before = await sameAsFresh();
    const change = {
      id: nota._id,
      usuario: nota.usuario,
      articulos: nota.articulos,
      version: nota.version,
      status: nota.status,
    };
    expect((await e.save({ ...change, fecha: daysAgo(0) }, 'superuser')).status).toBe(200);
    const after = await sameAsFresh();
    const count = ({ sales }: SummaryResponse['results']) => sum(sales.map(({ notas }) => notas));
    expect(count(after)).toBe(count(before));
  });

  it('has the new name of a customer', async () => {
    const { clientes } = await results('superuser');
    const [best] = clientes;
    const renamed = { _id: best?.usuario, nombre: 'Renombrada', apellido: 'Ahora' };
    expect((await e.as.superuser.post('/api/clientes/guardar', renamed)).status).toBe(200);
    const now = await results('superuser');
    expect(now.clientes.find(({ usuario: user }) => user === best?.usuario)?.usuario_name).toBe('Renombrada Ahora');
    expect(now.sales).toEqual((await results('superuser')).sales);
  });
});

describe('the month as a workbook', () => {
  it('has a row a day and branch and their sum, as numbers', async () => {
    const response = await fetch(`${e.server.url}/api/ventas/resumen/exportar?mes=${MONTH}`, {
      headers: { cookie: e.as.superuser.cookie },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="Reporte-${MONTH}.xlsx"`);
    const workbook = new exceljs.Workbook();
    await workbook.xlsx.load(await response.arrayBuffer());
    const rows = workbook.worksheets[0]?.getSheetValues().slice(1) as unknown as (string | number | Date)[][];
    expect(rows[0]?.slice(1, 5)).toEqual(['Fecha', 'Sucursal', 'Notas', 'Total']);
    const [last] = rows.slice(-1);
    expect(last?.[2]).toBe('Total del mes');
    const { sales } = await results('superuser', `&fechaInicial=${MONTH}-01&fechaFinal=${MONTH}-28`);
    expect([last?.[3], last?.[4]]).toEqual([sum(sales.map(({ notas }) => notas)), sum(sales.map(({ total }) => total))]);
    const days = rows.slice(1, -1);
    expect(days.every((row) => row[1] instanceof Date && row[1].toISOString().startsWith(MONTH))).toBe(true);
    expect(sum(days.map((row) => Number(row[4])))).toBe(last?.[4]);
  });

  it('requires a valid month and a sucursal the session may see', async () => {
    expect((await e.as.superuser.get('/api/ventas/resumen/exportar?mes=2026-13')).status).toBe(400);
    expect((await e.as.admin.get(`/api/ventas/resumen/exportar?mes=${MONTH}&sucursal=${FOREIGN}`)).status).toBe(403);
  });

  it('of a month without notas has only the heading and a zero sum', async () => {
    const { status } = await e.as.admin.get('/api/ventas/resumen/exportar?mes=2020-01&sucursal=');
    expect(status).toBe(200);
  });
});
