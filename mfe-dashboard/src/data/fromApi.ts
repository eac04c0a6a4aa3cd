import type { SummaryResponse } from '@lavanda/shared/contract/schemas/summary';
import { toCents } from '@lavanda/shared/domain/money';
import type { Summary } from '@lavanda/shared/domain/report';

/** Converts the API's rows (pesos, flags as text) to the domain's (centavos, booleans). */
export function summaryFromApi({ results: { sales, pagos, clientes }, mismosDias: sameDays }: SummaryResponse): Summary {
  return {
    sales: sales.map((row) => ({
      anio: row.año,
      mes: row.mes,
      weekday: row.weekday,
      sucursal: row.sucursal,
      sucursalName: row.sucursal_name,
      aDomicilio: row['a domicilio'] === 'true',
      factura: row.factura === 'true',
      express: row.express === 'true',
      notas: row.notas,
      total: toCents(row.total),
      abonos: toCents(row.abonos),
    })),
    pagos: pagos.map((row) => ({
      anio: row.año,
      mes: row.mes,
      notaYear: row.año_nota,
      notaMonth: row.mes_nota,
      sucursal: row.sucursal,
      metodo: row.metodo,
      monto: toCents(row.monto),
    })),
    clientes: clientes.map((row) => ({
      anio: row.año,
      mes: row.mes,
      sucursal: row.sucursal,
      cliente: row.usuario,
      nombre: row.usuario_name,
      notas: row.notas,
      total: toCents(row.total),
    })),
    sameDays: sameDays
      ? {
          until: sameDays.hasta,
          sales: sameDays.ventas.map((row) => ({ ...row, total: toCents(row.total) })),
        }
      : null,
  };
}
