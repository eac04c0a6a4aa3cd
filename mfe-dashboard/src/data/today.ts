import type { TodayResponse } from '@lavanda/shared/contract/schemas/summary';
import { type Centavos, toCents } from '@lavanda/shared/domain/money';
import type { PaymentMethod } from '@lavanda/shared/domain/nota';

export interface NotasSum {
  notas: number;
  monto: Centavos;
}

/** The day in progress, as the row 'Hoy' shows it. */
export interface Today {
  sold: NotasSum;
  /** Pagos made today, by method and together. */
  pagos: { total: Centavos; methods: { metodo: PaymentMethod; monto: Centavos }[] };
  due: NotasSum;
  overdue: NotasSum;
  /** From the first to the last hour with notas, without gaps. */
  hours: (NotasSum & { hora: number })[];
}

const sumFromApi = ({ notas, monto: amount }: TodayResponse['vendido']): NotasSum => ({ notas, monto: toCents(amount) });

export function todayFromApi({ vendido, pagos, entregas, atrasadas, horas }: TodayResponse): Today {
  const methods = pagos.map(({ metodo: method, monto: amount }) => ({ metodo: method, monto: toCents(amount) }));
  const [first, last] = [horas[0]?.hora ?? 0, horas.at(-1)?.hora ?? -1];
  const hours = Array.from({ length: last - first + 1 }, (_, index) => {
    const made = horas.find(({ hora }) => hora === first + index);
    return { hora: first + index, ...sumFromApi(made ?? { notas: 0, monto: 0 }) };
  });
  return {
    sold: sumFromApi(vendido),
    pagos: { total: methods.reduce((sum, { monto: amount }) => sum + amount, 0), methods },
    due: sumFromApi(entregas),
    overdue: sumFromApi(atrasadas),
    hours,
  };
}
