import { useAuthDataQuery } from '@lavanda/shared';
import SelectionBar from '../seleccion/BarraSeleccion';
import { useSelection } from '../seleccion/useSeleccion';
import ListEnd from './FinDeLista';
import PhoneList from './ListaTelefono';
import ScrollToTop from './SubirArriba';
import SalesTable from './TablaVentas';
import type { SalesList } from './useVentas';

interface ResultsProps {
  sales: SalesList;
  withSucursal: boolean;
  onPhone: boolean;
}

/** The rows of one list, what is chosen among them and what comes after the last. */
export default function Results({ sales, withSucursal, onPhone }: ResultsProps) {
  const { rows, conteo: tally, hasMore, loadingMore, error } = sales;
  const selection = useSelection(rows);
  const { data: session } = useAuthDataQuery();
  const alPos = session?.permissions.includes('pos') ?? false;
  const targetOf = (id: string) => (alPos ? `/app/pos/${id}` : `/app/ventas/${id}`);
  const List = onPhone ? PhoneList : SalesTable;
  return (
    <>
      {/* Before the list, which has no end for the Tab key. */}
      {selection.selected.length === 0 && <ScrollToTop />}
      <List
        rows={rows}
        count={tally === null || tally > 1000 ? -1 : Math.max(tally, rows.length)}
        withSucursal={withSucursal}
        selection={selection}
        targetOf={targetOf}
        onEndReached={() => {
          if (hasMore && !loadingMore && error === undefined) sales.loadMore();
        }}
      />
      <ListEnd loading={loadingMore} error={error} onRetry={sales.retry} />
      {selection.selected.length > 0 && <SelectionBar selection={selection} />}
    </>
  );
}
