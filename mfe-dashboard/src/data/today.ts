import type { TodayResponse } from '@lavanda/shared/contract/schemas/summary';
import { type Centavos, toCents } from '@lavanda/shared/domain/money';
import type { PaymentMethod } from '@lavanda/shared/domain/nota';

export interface NotasSum {
  notas: number;
  monto: Centavos;
}

/** The figures of the current day for the row 'Hoy'. */
export interface Today {
  sold: NotasSum;
  /** Pagos made today: their total, and their sum by method. */
  pagos: { total: Centavos; methods: { metodo: PaymentMethod; monto: Centavos }[] };
  /** True when cash is left out of `pagos`, because the user has an open turno whose cash is still to be counted. */
  hidesCash: boolean;
  due: NotasSum;
  overdue: NotasSum;
  /** The hours from the first to the last one with notas, without gaps. */
  hours: (NotasSum & { hora: number })[];
}

const sumFromApi = ({ notas, monto: amount }: TodayResponse['vendido']): NotasSum => ({ notas, monto: toCents(amount) });

export function todayFromApi(day: TodayResponse): Today {
  const { vendido: sold, pagos, entregas: due, atrasadas: overdue, horas: made } = day;
  const methods = pagos.map(({ metodo: method, monto: amount }) => ({ metodo: method, monto: toCents(amount) }));
  const [first, last] = [made[0]?.hora ?? 0, made.at(-1)?.hora ?? -1];
  const hours = Array.from({ length: last - first + 1 }, (_, index) => {
    const found = made.find(({ hora: hour }) => hour === first + index);
    return { hora: first + index, ...sumFromApi(found ?? { notas: 0, monto: 0 }) };
  });
  return {
    sold: sumFromApi(sold),
    pagos: { total: methods.reduce((sum, { monto: amount }) => sum + amount, 0), methods },
    hidesCash: day.efvo_oculto ?? false,
    due: sumFromApi(due),
    overdue: sumFromApi(overdue),
    hours,
  };
}
