import type { StatusNota } from '@lavanda/shared/domain/nota';
import fc from 'fast-check';
import { deltasResumen, TODAS_LAS_SUCURSALES } from './rollup.ts';

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
  anulada: fc.boolean(),
});
type Tabla = keyof ReturnType<typeof deltasResumen>;
const TABLAS: readonly Tabla[] = ['ventas', 'pagos', 'clientes'];

/** Adds rows by key and leaves out those that come to nothing. */
function sumar(...lotes: Record<string, string | number | boolean>[][]) {
  const sumas = new Map<string, Record<string, number>>();
  for (const { notas, total, abonos, pagos, monto, ...clave } of lotes.flat()) {
    const llave = JSON.stringify(clave);
    const fila = sumas.get(llave) ?? {};
    for (const [campo, valor] of Object.entries({ notas, total, abonos, pagos, monto }))
      fila[campo] = (fila[campo] ?? 0) + Number(valor ?? 0);
    sumas.set(llave, fila);
  }
  return Object.fromEntries([...sumas].filter(([, fila]) => Object.values(fila).some((valor) => valor !== 0)));
}

it('the deltas of a history add up to the last state', () => {
  fc.assert(
    fc.property(fc.array(nota, { minLength: 1 }), (historia) => {
      const pasos = historia.map((ahora, i) => deltasResumen(historia[i - 1] ?? null, ahora));
      const final = deltasResumen(null, historia.at(-1) ?? null);
      for (const tabla of TABLAS) expect(sumar(...pasos.map((paso) => paso[tabla]))).toEqual(sumar(final[tabla]));
    }),
  );
});

it('a note is in its month, weekday (1 Sunday) and flags; its payments in theirs', () => {
  const { ventas, pagos, clientes } = deltasResumen(null, {
    clienteId: 'c',
    fecha: '2026-01-04',
    total: 10000,
    abonos: 2500,
    aDomicilio: true,
    factura: false,
    express: false,
    status: 0,
    pagos: [{ id: 'p', fecha: '2026-02-01', monto: 2500, metodo: 'Link', reversaDe: null }],
    sucursalId: 's',
    anulada: false,
  });
  expect(ventas).toEqual([
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
    { anio: 2026, mes: 1, sucursal_id: TODAS_LAS_SUCURSALES, cliente_id: 'c', notas: 1, total: 10000 },
  ]);
});

it('a note that doesn’t change touches no row', () => {
  fc.assert(fc.property(nota, (n) => expect(deltasResumen(n, n)).toEqual({ ventas: [], pagos: [], clientes: [] })));
});
