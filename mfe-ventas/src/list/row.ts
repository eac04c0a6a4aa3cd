import type { Sale } from '../sales/sale';
import type { Selection } from '../selection/useSelection';

/** Navigation state that tells the nota's page that 'Back' returns to this list. */
export const FROM_LIST = { fromList: true };

export interface RowProps {
  sale: Sale;
  index: number;
  /** Distance from the top of the first row to this one, px. */
  up: number;
  selected: boolean;
  withSucursal: boolean;
  target: string;
  onToggle(id: string, until: boolean): void;
}

export interface ListProps {
  rows: readonly Sale[];
  /** Number of rows in the whole list; -1 while it is unknown. */
  count: number;
  withSucursal: boolean;
  /** Whether the rows are of voided notas, which say who voided them, when and why on lines of their own. */
  voided: boolean;
  selection: Selection;
  targetOf(id: string): string;
  onEndReached(): void;
}
