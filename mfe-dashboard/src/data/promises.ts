import type { KeptPromises } from '@lavanda/shared/contract/schemas/promises';

/** Number of notas promised for a month, and of those that were ready in time. */
export interface MonthPromises {
  /** Month of the year, 1 to 12. */
  month: number;
  promised: number;
  kept: number;
}

/** Sums by month, for one sucursal or (null) for all. Months without promises are left out. */
export function promisesByMonth(rows: readonly KeptPromises[], sucursal: string | null): MonthPromises[] {
  const months = new Map<number, MonthPromises>();
  for (const { mes: month, prometidas: promised, cumplidas: kept, sucursal: of } of rows) {
    if (sucursal !== null && of !== sucursal) continue;
    const sums = months.get(month) ?? { month, promised: 0, kept: 0 };
    months.set(month, { month, promised: sums.promised + promised, kept: sums.kept + kept });
  }
  return [...months.values()].sort((a, b) => a.month - b.month);
}
