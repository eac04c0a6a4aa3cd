import type { RespuestaResumen } from '@lavanda/shared/contract/resumen';
import { toCents } from '@lavanda/shared/domain/dinero';
import type { Resumen } from '@lavanda/shared/domain/reporte';

/** The rows as they travel (pesos, flags as text) to those of the domain. */
export function resumenDeRed({ sales, pagos, clientes }: RespuestaResumen['results']): Resumen {
  return {
    ventas: sales.map((fila) => ({
      anio: fila.año,
      mes: fila.mes,
      diaSemana: fila.weekday,
      sucursal: fila.sucursal,
      sucursalNombre: fila.sucursal_name,
      aDomicilio: fila['a domicilio'] === 'true',
      factura: fila.factura === 'true',
      express: fila.express === 'true',
      notas: fila.notas,
      total: toCents(fila.total),
      abonos: toCents(fila.abonos),
    })),
    pagos: pagos.map((fila) => ({
      anio: fila.año,
      mes: fila.mes,
      anioNota: fila.año_nota,
      mesNota: fila.mes_nota,
      sucursal: fila.sucursal,
      metodo: fila.metodo,
      monto: toCents(fila.monto),
    })),
    clientes: clientes.map((fila) => ({
      anio: fila.año,
      mes: fila.mes,
      sucursal: fila.sucursal,
      cliente: fila.usuario,
      nombre: fila.usuario_name,
      notas: fila.notas,
      total: toCents(fila.total),
    })),
  };
}
