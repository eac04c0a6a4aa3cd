import type { KeptPromises } from '@lavanda/shared/contract/schemas/promises';

/** Notas promised for a month, and how many of them were done in time. */
export interface MonthPromises {
  /** 1 to 12. */
  month: number;
  promised: number;
  kept: number;
}

/** Sums of the months that had any, of one sucursal or (null) of all. */
export function promisesByMonth(rows: readonly KeptPromises[], sucursal: string | null): MonthPromises[] {
  const months = new Map<number, MonthPromises>();
  for (const { mes: month, prometidas: promised, cumplidas: kept, sucursal: of } of rows) {
    if (sucursal !== null && of !== sucursal) continue;
    const sums = months.get(month) ?? { month, promised: 0, kept: 0 };
    months.set(month, { month, promised: sums.promised + promised, kept: sums.kept + kept });
  }
  return [...months.values()].sort((a, b) => a.month - b.month);
}
