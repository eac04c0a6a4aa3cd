import fc from 'fast-check';
import { weekday } from './dates.ts';
import { PAYMENT_METHODS } from './nota.ts';
import {
  bestClientes,
  type ClienteRow,
  extras,
  formatPercent,
  indicators,
  type PagosRow,
  paymentMethods,
  type Query,
  type SalesRow,
  type Summary,
  salesByDay,
  salesByMonth,
  sameDaysLastYear,
  sucursalesWithSales,
} from './report.ts';

interface NotaView {
  fecha: string;
  sucursal: string;
  cliente: string;
  total: number;
  aDomicilio: boolean;
  factura: boolean;
  express: boolean;
  pagos: { fecha: string; metodo: (typeof PAYMENT_METHODS)[number]; monto: number }[];
}

const day = fc
  .record({
    anio: fc.integer({ min: 2024, max: 2026 }),
    mes: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map((d) => `${d.anio}-${String(d.mes).padStart(2, '0')}-${String(d.day).padStart(2, '0')}`);
const nota: fc.Arbitrary<NotaView> = fc.record({
  fecha: day,
  sucursal: fc.constantFrom('a', 'b'),
  cliente: fc.constantFrom('c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7'),
  total: fc.integer({ min: 0, max: 90_000 }),
  aDomicilio: fc.boolean(),
  factura: fc.boolean(),
  express: fc.boolean(),
  pagos: fc.array(
    fc.record({ fecha: day, metodo: fc.constantFrom(...PAYMENT_METHODS), monto: fc.integer({ min: 1, max: 9000 }) }),
    {
      maxLength: 3,
    },
  ),
});
const query: fc.Arbitrary<Query> = fc.record({
  anio: fc.integer({ min: 2024, max: 2026 }),
  mes: fc.integer({ min: 1, max: 12 }),
  sucursal: fc.constantFrom(null, 'a', 'b'),
});

const parts = (date: string) => ({ anio: Number(date.slice(0, 4)), mes: Number(date.slice(5, 7)) });
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const abonosOf = ({ pagos }: NotaView) => sum(pagos.map(({ monto: amount }) => amount));

/** Builds a summary with a sales row for each nota and a row for each pago: how they are grouped must not change the figures. */
function summaryOf(notas: readonly NotaView[]): Summary {
  const sales: SalesRow[] = notas.map(({ fecha: date, sucursal, total, aDomicilio, factura, express, ...rest }) => ({
    ...parts(date),
    weekday: weekday(date),
    sucursal,
    sucursalName: sucursal === 'a' ? 'Portales' : 'Álamos',
    aDomicilio,
    factura,
    express,
    notas: 1,
    total,
    abonos: sum(rest.pagos.map(({ monto: amount }) => amount)),
  }));
  const pagos: PagosRow[] = notas.flatMap((first) =>
    first.pagos.map(({ fecha: date, metodo: method, monto: amount }) => ({
      ...parts(date),
      notaYear: parts(first.fecha).anio,
      notaMonth: parts(first.fecha).mes,
      sucursal: first.sucursal,
      metodo: method,
      monto: amount,
    })),
  );
  const clientes = new Map<string, ClienteRow>();
  for (const first of notas) {
    for (const sucursal of [first.sucursal, null]) {
      const key = `${first.fecha.slice(0, 7)} ${sucursal} ${first.cliente}`;
      const row = clientes.get(key) ?? {
        ...parts(first.fecha),
        sucursal,
        cliente: first.cliente,
        nombre: first.cliente,
        notas: 0,
        total: 0,
      };
      clientes.set(key, { ...row, notas: row.notas + 1, total: row.total + first.total });
    }
  }
  return { sales, pagos, clientes: [...clientes.values()], sameDays: null };
}

const of = (notas: readonly NotaView[], { anio: year, mes: month, sucursal }: Query) =>
  notas.filter(
    (first) =>
      first.fecha.startsWith(`${year}-${String(month).padStart(2, '0')}`) && (sucursal === null || first.sucursal === sucursal),
  );
const ofYear = (notas: readonly NotaView[], year: number, sucursal: string | null) =>
  notas.filter((first) => first.fecha.startsWith(String(year)) && (sucursal === null || first.sucursal === sucursal));
const total = (notas: readonly NotaView[]) => sum(notas.map((first) => first.total));
const grows = (now: number, before: number) => (before === 0 ? null : now / before - 1);

function similar(ratio: number | null, expected: number | null) {
  if (expected === null || ratio === null) expect(ratio).toBe(expected);
  else expect(ratio).toBeCloseTo(expected, 9);
}

const withNotas = (test: (notas: NotaView[], query: Query) => void) =>
  fc.assert(fc.property(fc.array(nota, { maxLength: 60 }), query, test));

describe('figures of the dashboard, against the notes one by one', () => {
  it('the five cards', () => {
    withNotas((notas, c) => {
      const data = indicators(summaryOf(notas), c);
      const [month, monthBefore] = [of(notas, c), of(notas, { ...c, anio: c.anio - 1 })];
      expect(data.yearSales.value).toBe(total(ofYear(notas, c.anio, c.sucursal)));
      similar(
        data.yearSales.ratio,
        grows(total(ofYear(notas, c.anio, c.sucursal)), total(ofYear(notas, c.anio - 1, c.sucursal))),
      );
      expect(data.monthSales.value).toBe(total(month));
      similar(data.monthSales.ratio, grows(total(month), total(monthBefore)));
      const collected = sum(month.map(abonosOf));
      expect(data.monthCollected.value).toBe(collected);
      similar(data.monthCollected.ratio, total(month) === 0 ? null : collected / total(month));
      expect(data.monthReceived.value).toBe(month.length);
      similar(data.monthReceived.ratio, grows(month.length, monthBefore.length));
      const average = (some: readonly NotaView[]) => (some.length === 0 ? 0 : total(some) / some.length);
      expect(Math.abs(data.averageTicket.value - average(month))).toBeLessThanOrEqual(0.5);
      similar(data.averageTicket.ratio, grows(average(month), average(monthBefore)));
    });
  });

  it('months: one that passed without sales is 0, one that has not begun is blank', () => {
    withNotas((notas, c) => {
      const months = salesByMonth(summaryOf(notas), c, '2026-05-31');
      expect(months).toHaveLength(12);
      months.forEach((amount, index) => {
        const theirs = total(of(notas, { ...c, mes: index + 1 }));
        const begun = c.anio < 2026 || index + 1 <= 5;
        expect(amount).toBe(begun || theirs > 0 ? theirs : null);
      });
    });
  });

  it('the five best customers, descending', () => {
    withNotas((notas, c) => {
      const best = bestClientes(summaryOf(notas), c);
      const ofCliente = of(notas, c);
      const totals = [...new Set(ofCliente.map(({ cliente }) => cliente))].map((cliente) =>
        total(ofCliente.filter((first) => first.cliente === cliente)),
      );
      expect(best.map((row) => row.total)).toEqual(totals.sort((a, b) => b - a).slice(0, 5));
    });
  });

  it('methods, by the date of the payment and by that of the note', () => {
    withNotas((notas, c) => {
      const inSucursal = (first: NotaView) => c.sucursal === null || first.sucursal === c.sucursal;
      const month = `${c.anio}-${String(c.mes).padStart(2, '0')}`;
      const byPayment = notas
        .filter(inSucursal)
        .flatMap(({ pagos }) => pagos.filter(({ fecha: date }) => date.startsWith(month)));
      const byNota = of(notas, c).flatMap(({ pagos }) => pagos);
      for (const [by, pagos] of [
        ['pago', byPayment],
        ['nota', byNota],
      ] as const) {
        const { total: everything, methods } = paymentMethods(summaryOf(notas), c, by);
        const of = (method: string) => sum(pagos.filter((pago) => pago.metodo === method).map(({ monto: amount }) => amount));
        expect(methods.map(({ metodo: method, monto: amount }) => [method, amount])).toEqual(
          PAYMENT_METHODS.map((method) => [method, of(method)]),
        );
        expect(everything).toBe(sum(pagos.map(({ monto: amount }) => amount)));
        expect(sum(methods.map(({ part }) => part))).toBeCloseTo(everything === 0 ? 0 : 1, 9);
      }
    });
  });

  it('weekdays and additional data', () => {
    withNotas((notas, c) => {
      const summary = summaryOf(notas);
      const month = of(notas, c);
      expect(salesByDay(summary, c)).toEqual(
        [1, 2, 3, 4, 5, 6, 7].map((d) => total(month.filter(({ fecha: date }) => weekday(date) === d))),
      );
      const partsOf = extras(summary, c);
      for (const flag of ['aDomicilio', 'factura', 'express'] as const) {
        const amount = total(month.filter((first) => first[flag]));
        expect(partsOf[flag]).toEqual({ monto: amount, part: total(month) === 0 ? 0 : amount / total(month) });
      }
    });
  });
});

it('a year before of 0 leaves nothing to compare with', () => {
  const { sales, pagos, clientes } = summaryOf([
    {
      fecha: '2026-01-05',
      sucursal: 'a',
      cliente: 'c1',
      total: 0,
      aDomicilio: false,
      factura: false,
      express: false,
      pagos: [],
    },
    {
      fecha: '2026-03-05',
      sucursal: 'a',
      cliente: 'c1',
      total: 5001,
      aDomicilio: true,
      factura: false,
      express: false,
      pagos: [],
    },
    {
      fecha: '2026-03-06',
      sucursal: 'b',
      cliente: 'c1',
      total: 5000,
      aDomicilio: false,
      factura: false,
      express: false,
      pagos: [],
    },
  ]);
  const data = indicators({ sales, pagos, clientes, sameDays: null }, { anio: 2026, mes: 3, sucursal: null });
  expect(data).toEqual({
    yearSales: { value: 10001, ratio: null, sameDaysOf: null },
    monthSales: { value: 10001, ratio: null, sameDaysOf: null },
    monthCollected: { value: 0, ratio: 0, sameDaysOf: null },
    monthReceived: { value: 2, ratio: null, sameDaysOf: null },
    averageTicket: { value: 5001, ratio: null, sameDaysOf: null },
  });
  expect(sucursalesWithSales({ sales, pagos, clientes, sameDays: null }).map(({ nombre: name }) => name)).toEqual([
    'Álamos',
    'Portales',
  ]);
});

it('a reversal larger than the payments keeps its amount and has no share', () => {
  const row = { anio: 2026, mes: 1, notaYear: 2025, notaMonth: 12, sucursal: 'a' };
  const pagos: PagosRow[] = [
    { ...row, metodo: 'Efvo', monto: 300 },
    { ...row, metodo: 'TDC', monto: -100 },
  ];
  const { total: everything, methods } = paymentMethods(
    { sales: [], pagos, clientes: [], sameDays: null },
    { anio: 2026, mes: 1, sucursal: null },
    'pago',
  );
  expect(everything).toBe(200);
  expect(methods.map(({ monto: amount, part }) => [amount, part])).toEqual([
    [300, 1],
    [-100, 0],
    [0, 0],
    [0, 0],
  ]);
});

it.each([
  [0.067, '6.7%'],
  [-0.017, '\u22121.7%'],
  [-0.0001, '0.0%'],
  [12.5, '1,250.0%'],
])('%s reads %s', (ratio, text) => {
  expect(formatPercent(ratio)).toBe(text);
});

it('the same days of last year end on the day before, in February too', () => {
  expect(sameDaysLastYear('2026-11-27')).toEqual({ from: '2025-11-01', until: '2025-11-27' });
  expect(sameDaysLastYear('2028-02-29')).toEqual({ from: '2027-02-01', until: '2027-02-28' });
});

describe('a period in progress', () => {
  const row = (year: number, month: number, total: number, sucursal = 'a'): SalesRow => ({
    anio: year,
    mes: month,
    weekday: 1,
    sucursal,
    sucursalName: sucursal,
    aDomicilio: false,
    factura: false,
    express: false,
    notas: 10,
    total,
    abonos: 0,
  });
  /** Last year sold 900 in October, 1,000 in November, 400 of it until the 21st, and 5,000 in December. */
  const summary: Summary = {
    sales: [row(2026, 10, 900), row(2026, 11, 600), row(2025, 10, 900), row(2025, 11, 1000), row(2025, 12, 5000)],
    pagos: [],
    clientes: [],
    sameDays: { until: '2025-11-21', sales: [{ sucursal: 'a', notas: 5, total: 400 }] },
  };
  const at = (year: number, month: number, sucursal: string | null = null) =>
    indicators(summary, { anio: year, mes: month, sucursal });

  it('is compared with the same days of last year', () => {
    const { yearSales, monthSales, monthReceived, averageTicket, monthCollected } = at(2026, 11);
    expect(yearSales).toEqual({ value: 1500, ratio: (1500 - 1300) / 1300, sameDaysOf: 2025 });
    expect(monthSales).toEqual({ value: 600, ratio: 0.5, sameDaysOf: 2025 });
    expect(monthReceived).toEqual({ value: 10, ratio: 1, sameDaysOf: 2025 });
    expect(averageTicket).toEqual({ value: 60, ratio: (60 - 80) / 80, sameDaysOf: 2025 });
    expect(monthCollected.sameDaysOf).toBeNull();
    expect(at(2026, 11, 'b').monthSales.ratio).toBeNull();
  });

  it('leaves months and years that are over compared whole', () => {
    expect(at(2026, 10)).toMatchObject({ monthSales: { ratio: 0, sameDaysOf: null }, yearSales: { sameDaysOf: 2025 } });
    expect(at(2025, 11)).toMatchObject({ monthSales: { sameDaysOf: null }, yearSales: { value: 6900, sameDaysOf: null } });
  });
});
