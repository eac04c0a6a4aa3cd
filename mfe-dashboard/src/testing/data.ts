import type { SalesSummary, SummaryResponse } from '@lavanda/shared/contract/schemas/summary';
import { DEL_VALLE, NARVARTE } from '@lavanda/shared/testing/fixtures';

/** A sales row; by default ten notas on Tuesdays of 2026-11, $1,000.00. */
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

/** Two sucursales, this November and the previous one. */
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
};
