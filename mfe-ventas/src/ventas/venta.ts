import type { NotaLista } from '@lavanda/shared/contract/ventas';
import { formatoDinero, toCents } from '@lavanda/shared/domain/dinero';
import { estaPagada } from '@lavanda/shared/domain/nota';

/** A row of the list: what it shows, ready to be drawn while scrolling. */
export interface Venta {
  id: string;
  cliente: string;
  fecha: string;
  /** '$1,284.0': one decimal (spec 9). */
  total: string;
  abonado: string;
  adeudo: boolean;
  sucursal: string;
  factura: boolean;
  aDomicilio: boolean;
  express: boolean;
}

/** What is still due, centavos: the rounding recorded at closing counts as paid. */
export function saldoDe({ total, abonos, ajuste }: Pick<NotaLista, 'total' | 'abonos' | 'ajuste'>): number {
  return toCents(total) - toCents(abonos) - toCents(ajuste);
}

export function ventaDeRed(nota: NotaLista): Venta {
  return {
    id: nota._id,
    cliente: nota.usuario_name,
    fecha: nota.fecha,
    total: formatoDinero(toCents(nota.total), 1),
    abonado: formatoDinero(toCents(nota.abonos), 1),
    adeudo: !estaPagada(saldoDe(nota)),
    sucursal: nota.sucursal_name,
    factura: nota.factura,
    aDomicilio: nota.a_domicilio,
    express: nota.express,
  };
}
