import type { Sale } from '../sales/sale';
import type { Selection } from '../selection/useSelection';

/** Navigation state by which the page of a nota or of a corte knows that 'Back' returns to the list that led to it. */
export const FROM_LIST = { fromList: true };

export interface RowProps {
  sale: Sale;
  index: number;
  /** Distance from the top of the first row to this row, px. */
  up: number;
  selected: boolean;
  withSucursal: boolean;
  target: string;
  onToggle(id: string, asRange: boolean): void;
}

export interface ListProps {
  rows: readonly Sale[];
  /** Number of rows in the whole list; -1 while it is unknown. */
  count: number;
  withSucursal: boolean;
  /** True for voided notas; their rows have extra lines: who voided the nota, when and why. */
  voided: boolean;
  selection: Selection;
  targetOf(id: string): string;
  onEndReached(): void;
}

/** What the row at `index` draws; undefined when the list has no such row. @param up see `RowProps` */
export function rowOf(list: ListProps, index: number, up: number): RowProps | undefined {
  const { rows, selection, withSucursal, targetOf } = list;
  const sale = rows[index];
  if (!sale) return undefined;
  const selected = selection.ids.has(sale.id);
  return { sale, index, up, selected, withSucursal, target: targetOf(sale.id), onToggle: selection.toggle };
}
