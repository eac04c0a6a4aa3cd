import type { StatusNota } from '@lavanda/shared/domain/nota';
import fc from 'fast-check';
import { ALL_SUCURSALES, rollupDeltas } from './rollup.ts';

const pago = fc.record({
  id: fc.uuid(),
  fecha: fc.constantFrom('2026-01-31', '2026-02-01'),
  monto: fc.integer({ min: 1, max: 1000 }),
  metodo: fc.constantFrom('Efvo' as const, 'TDC' as const),
  reversaDe: fc.constant(null),
});
const nota = fc.record({
  clienteId: fc.constantFrom('a', 'b'),
  fecha: fc.constantFrom('2025-12-31', '2026-01-01', '2026-01-04'),
  total: fc.integer({ min: 0, max: 5000 }),
  abonos: fc.integer({ min: 0, max: 5000 }),
  aDomicilio: fc.boolean(),
  factura: fc.boolean(),
  express: fc.boolean(),
  status: fc.constantFrom<StatusNota>(-1, 0, 10),
  pagos: fc.array(pago, { maxLength: 3 }),
  sucursalId: fc.constantFrom('n', 'v'),
  voided: fc.boolean(),
});
type Table = keyof ReturnType<typeof rollupDeltas>;
const TABLES: readonly Table[] = ['ventas', 'pagos', 'clientes'];

/** Sums rows with the same key and drops those that sum to zero. */
function add(...batches: Record<string, string | number | boolean>[][]) {
  const sums = new Map<string, Record<string, number>>();
  for (const { notas, total, abonos, pagos, monto: amount, ...key } of batches.flat()) {
    const mapKey = JSON.stringify(key);
    const row = sums.get(mapKey) ?? {};
    for (const [field, value] of Object.entries({ notas, total, abonos, pagos, monto: amount }))
      row[field] = (row[field] ?? 0) + Number(value ?? 0);
    sums.set(mapKey, row);
  }
  return Object.fromEntries([...sums].filter(([, row]) => Object.values(row).some((value) => value !== 0)));
}

it('the deltas of a nota’s history add up to its last state', () => {
  fc.assert(
    fc.property(fc.array(nota, { minLength: 1 }), (history) => {
      const steps = history.map((now, i) => rollupDeltas(history[i - 1] ?? null, now));
      const final = rollupDeltas(null, history.at(-1) ?? null);
      for (const table of TABLES) expect(add(...steps.map((step) => step[table]))).toEqual(add(final[table]));
    }),
  );
});

it('a nota counts in its own month, weekday (1 Sunday) and flags; its pagos in theirs', () => {
  const {
    ventas: sales,
    pagos,
    clientes,
  } = rollupDeltas(null, {
    clienteId: 'c',
    fecha: '2026-01-04',
    total: 10000,
    aDomicilio: true,
    factura: false,
    express: false,
    status: 0,
    pagos: [{ id: 'p', fecha: '2026-02-01', monto: 2500, metodo: 'Link', reversaDe: null }],
    sucursalId: 's',
    voided: false,
  });
  expect(sales).toEqual([
    {
      anio: 2026,
      mes: 1,
      sucursal_id: 's',
      dia_semana: 1,
      a_domicilio: true,
      factura: false,
      express: false,
      notas: 1,
      total: 10000,
      abonos: 2500,
    },
  ]);
  expect(pagos).toEqual([
    { anio: 2026, mes: 2, anio_nota: 2026, mes_nota: 1, sucursal_id: 's', metodo: 'Link', pagos: 1, monto: 2500 },
  ]);
  expect(clientes).toEqual([
    { anio: 2026, mes: 1, sucursal_id: 's', cliente_id: 'c', notas: 1, total: 10000 },
    { anio: 2026, mes: 1, sucursal_id: ALL_SUCURSALES, cliente_id: 'c', notas: 1, total: 10000 },
  ]);
});

it('a nota that does not change produces no deltas', () => {
  fc.assert(fc.property(nota, (n) => expect(rollupDeltas(n, n)).toEqual({ ventas: [], pagos: [], clientes: [] })));
});
