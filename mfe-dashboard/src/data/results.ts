import type { MonthResult } from '@lavanda/shared/contract/schemas/monthResults';
import { EXPENSE_CATEGORIES, type ExpenseCategory } from '@lavanda/shared/domain/caja';
import { type Centavos, toCents } from '@lavanda/shared/domain/money';
import type { Query } from '@lavanda/shared/domain/report';

/** Result of a month, centavos: the collected amount, the expenses, and the difference. */
export interface Result {
  collected: Centavos;
  expenses: Centavos;
  left: Centavos;
  /** The gastos by category, largest first. */
  categories: { category: ExpenseCategory; movements: number; amount: Centavos }[];
}

/** The result of a month, for one sucursal or (null) for all. */
export function resultOfMonth(rows: readonly MonthResult[], { mes: month, sucursal }: Pick<Query, 'mes' | 'sucursal'>): Result {
  const shown = rows.filter((row) => row.mes === month && (sucursal === null || row.sucursal === sucursal));
  const sum = <T>(parts: readonly T[], of: (part: T) => number) => parts.reduce((total, part) => total + of(part), 0);
  const spent = shown.flatMap(({ categorias: categories }) => categories);
  return {
    collected: sum(shown, (row) => toCents(row.cobrado)),
    expenses: sum(shown, (row) => toCents(row.gastos)),
    left: sum(shown, (row) => toCents(row.resultado)),
    categories: EXPENSE_CATEGORIES.map((category) => {
      const parts = spent.filter((part) => part.categoria === category);
      return {
        category,
        movements: sum(parts, (part) => part.movimientos),
        amount: sum(parts, (part) => toCents(part.monto)),
      };
    })
      .filter(({ movements }) => movements > 0)
      .toSorted((a, b) => b.amount - a.amount),
  };
}
