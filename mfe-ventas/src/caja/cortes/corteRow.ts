import type { ListedCorte } from '@lavanda/shared/contract/schemas/cortes';
import { type Centavos, formatPesos, toCents } from '@lavanda/shared/domain/money';
import type { LocalTimes } from '../layout/localTimes';
import { CORTES_TEXTS as T } from './texts';

/** Texts and amounts of a corte's row in the list, formatted for display. */
export interface CorteRow {
  id: string;
  number: number;
  /** Name of the caja, with its sucursal when the user sees several sucursales. */
  caja: string;
  /** Day ('YYYY-MM-DD') and hour ('HH:MM') of the closing, in the sucursal's time. */
  day: string;
  hour: string;
  cashier: string;
  /** 'Cerrada por Héctor M. Solís'; '' when the cashier closed the turno. */
  closedBy: string;
  /** 'Llegó después $85.00'; '' when the sum of what arrived after the corte is 0. */
  late: string;
  expected: string;
  counted: string;
  /** Difference in cash, centavos. */
  difference: Centavos;
  /** True when cash matches but another method doesn't. */
  otherDiffers: boolean;
}

/** Formats a corte for its row. @param withSucursal true to name the caja's sucursal too */
export function describeListed(corte: ListedCorte, times: LocalTimes, withSucursal: boolean): CorteRow {
  const difference = toCents(corte.diferencia);
  const [day = '', hour = ''] = times.full(corte.cerrado).split(' ');
  const { caja, sucursal_name: sucursal, cerrada_por: closer, llego_despues: late } = corte;
  return {
    id: corte._id,
    number: corte.numero,
    caja: withSucursal ? T.inSucursal(caja.nombre, sucursal) : caja.nombre,
    day,
    hour,
    cashier: corte.cajero.nombre,
    closedBy: closer === null ? '' : T.closedBy(closer.nombre),
    late: late === 0 ? '' : T.late(formatPesos(late)),
    expected: formatPesos(corte.esperado),
    counted: formatPesos(corte.contado),
    difference,
    otherDiffers: corte.con_diferencia && difference === 0,
  };
}

export const cortePath = (id: string) => `/app/caja/cortes/${id}`;
