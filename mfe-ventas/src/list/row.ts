import type { Sale } from '../sales/sale';
import type { Selection } from '../selection/useSelection';

/** What the page of a note is told: 'Back' leads to this list. */
export const FROM_LIST = { fromList: true };

/** What a row is given. */
export interface RowProps {
  sale: Sale;
  index: number;
  /** Distance from the first row, px. */
  up: number;
  selected: boolean;
  withSucursal: boolean;
  /** Where 'Abrir' goes. */
  target: string;
  onToggle(id: string, until: boolean): void;
}

/** What a list is given. */
export interface ListProps {
  rows: readonly Sale[];
  /** Rows of the whole list, -1 while it isn't known. */
  count: number;
  withSucursal: boolean;
  selection: Selection;
  targetOf(id: string): string;
  onEndReached(): void;
}
