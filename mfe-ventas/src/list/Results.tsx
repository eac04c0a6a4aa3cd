import { useSession } from '@lavanda/shared';
import ListEnd from '@lavanda/shared/ui/list/ListEnd';
import SelectionBar from '../selection/SelectionBar';
import { type Selection, useSelection } from '../selection/useSelection';
import { TEXTS as T } from '../texts';
import PhoneList from './PhoneList';
import SalesTable from './SalesTable';
import ScrollToTop from './ScrollToTop';
import type { SalesList } from './useSales';

interface ResultsProps {
  sales: SalesList;
  withSucursal: boolean;
  /** True in the list of voided notas, which open only in Ventas, not in the point of sale. */
  voided: boolean;
  onPhone: boolean;
  /** Opens the confirmation before the selected notas are voided. */
  onRemove(selection: Selection): void;
}

export default function Results({ sales, withSucursal, voided, onPhone, onRemove }: ResultsProps) {
  const { rows, count, hasMore, loadingMore, error } = sales;
  const selection = useSelection(rows);
  const session = useSession();
  const canOpenPos = !voided && (session?.permissions.includes('pos') ?? false);
  const targetOf = (id: string) => (canOpenPos ? `/app/pos/${id}` : `/app/ventas/${id}`);
  const List = onPhone ? PhoneList : SalesTable;
  return (
    <>
      {/* The button comes before the list, because Tab never gets past a list that keeps loading rows. */}
      {selection.selected.length === 0 && <ScrollToTop />}
      <List
        rows={rows}
        count={count === null || count > 1000 ? -1 : Math.max(count, rows.length)}
        withSucursal={withSucursal}
        voided={voided}
        selection={selection}
        targetOf={targetOf}
        onEndReached={() => {
          if (hasMore && !loadingMore && error === undefined) sales.loadMore();
        }}
      />
      <ListEnd isLoading={loadingMore} error={error} loading={T.loadingMore} notLoaded={T.moreNotLoaded} onRetry={sales.retry} />
      {selection.selected.length > 0 && (
        <SelectionBar selection={selection} voided={voided} onRemove={() => onRemove(selection)} />
      )}
    </>
  );
}
