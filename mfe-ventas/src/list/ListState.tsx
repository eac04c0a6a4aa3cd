import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import { notRead } from '@lavanda/shared/ui/feedback/notRead';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type Filters, hasFilters, queryOf } from '../filters/filters';
import type { Selection } from '../selection/useSelection';
import { TEXTS as T } from '../texts';
import NoSales from './NoSales';
import Results from './Results';
import SalesSkeleton from './SalesSkeleton';
import type { SalesList } from './useSales';

interface ListStateProps {
  filters: Filters;
  sales: SalesList;
  withSucursal: boolean;
  onClear(): void;
  onRemove(selection: Selection): void;
}

/** The rows that match the filters, or why there are none. Draws nothing while 'Por revisar' replaces the list. */
export default function ListState({ filters, sales, withSucursal, onClear, onRemove }: ListStateProps) {
  const onPhone = useMediaQuery('(max-width: 719.95px)', { noSsr: true });
  const { rows, isLoaded, error } = sales;
  const isUnread = !filters.revisar && !isLoaded;
  return (
    <>
      {isUnread && error === undefined && <SalesSkeleton onPhone={onPhone} withSucursal={withSucursal} />}
      {isUnread && error !== undefined && (
        <Paper variant="outlined" sx={{ borderRadius: '14px' }}>
          <ErrorPanel title={notRead(error, T.needed, T.notLoaded)} error={error} onRetry={sales.retry} />
        </Paper>
      )}
      {isLoaded && rows.length === 0 && <NoSales filtered={hasFilters(filters)} voided={filters.anuladas} onClear={onClear} />}
      {rows.length > 0 && (
        <Results
          // A change of filters remounts the list, which clears the selection, so that hidden rows can't be changed.
          key={new URLSearchParams(queryOf(filters)).toString()}
          sales={sales}
          withSucursal={withSucursal}
          voided={filters.anuladas}
          onPhone={onPhone}
          onRemove={onRemove}
        />
      )}
    </>
  );
}
