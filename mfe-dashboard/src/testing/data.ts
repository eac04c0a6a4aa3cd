import type { KeptPromises } from '@lavanda/shared/contract/schemas/promises';
import type { SalesSummary, SummaryResponse, TodayResponse } from '@lavanda/shared/contract/schemas/summary';
import { DEL_VALLE, NARVARTE } from '@lavanda/shared/testing/fixtures';

/** A row of the sales summary: by default, the ten notas of Tuesdays in 2026-11, which add up to $1,000.00. */
export function salesRow(changes: Partial<SalesSummary> & { venue?: typeof NARVARTE } = {}): SalesSummary {
  const { venue = NARVARTE, ...rest } = changes;
  return {
    año: 2026,
    mes: 11,
    weekday: 3,
    sucursal: venue._id,
    sucursal_name: venue.nombre_sucursal,
    usuario_name: null,
    'a domicilio': 'false',
    factura: 'false',
    express: 'false',
    notas: 10,
    total: 1000,
    abonos: 900,
    ...rest,
  };
}

/** Summary of two sucursales, with sales in March and November of 2026 and in November of 2025. */
export const SUMMARY: SummaryResponse = {
  results: {
    sales: [
      salesRow(),
      salesRow({
        weekday: 7,
        'a domicilio': 'true',
        factura: 'true',
        notas: 4,
        total: 500.5,
        abonos: 500.5,
        venue: DEL_VALLE,
      }),
      salesRow({ año: 2025, notas: 16, total: 1250, abonos: 1250 }),
      salesRow({ mes: 3, total: 2000, abonos: 2000, notas: 5 }),
    ],
    pagos: [
      { año: 2026, mes: 11, año_nota: 2026, mes_nota: 11, sucursal: NARVARTE._id, metodo: 'Efvo', monto: 600 },
      { año: 2026, mes: 11, año_nota: 2026, mes_nota: 10, sucursal: NARVARTE._id, metodo: 'TDC', monto: 200 },
      { año: 2026, mes: 12, año_nota: 2026, mes_nota: 11, sucursal: DEL_VALLE._id, metodo: 'Link', monto: 400 },
    ],
    clientes: [
      { año: 2026, mes: 11, sucursal: null, usuario: 'c1', usuario_name: 'Ana Treviño', notas: 2, total: 300 },
      { año: 2026, mes: 11, sucursal: null, usuario: 'c2', usuario_name: 'Hotel Miravalle', notas: 9, total: 900.25 },
      { año: 2026, mes: 11, sucursal: DEL_VALLE._id, usuario: 'c1', usuario_name: 'Ana Treviño', notas: 1, total: 120 },
    ],
  },
  mismosDias: { hasta: '2025-11-21', ventas: [{ sucursal: NARVARTE._id, notas: 8, total: 1200 }] },
};

/** A day in progress: four notas by noon, pagos by two methods and a return by a third, one nota due and two late. */
export const TODAY: TodayResponse = {
  dia: '2026-11-21',
  vendido: { notas: 4, monto: 1250.5 },
  pagos: [
    { metodo: 'Efvo', monto: 800 },
    { metodo: 'TDC', monto: 150.25 },
    { metodo: 'Transf', monto: 0 },
    { metodo: 'Link', monto: -20 },
  ],
  entregas: { notas: 1, monto: 320 },
  atrasadas: { notas: 2, monto: 0 },
  horas: [
    { hora: 9, notas: 3, monto: 1000.5 },
    { hora: 11, notas: 1, monto: 250 },
  ],
};

/** Promises of two sucursales in two months of 2026. */
export const PROMISES: KeptPromises[] = [
  { mes: 3, sucursal: NARVARTE._id, prometidas: 5, cumplidas: 5 },
  { mes: 11, sucursal: NARVARTE._id, prometidas: 10, cumplidas: 8 },
  { mes: 11, sucursal: DEL_VALLE._id, prometidas: 4, cumplidas: 3 },
];
