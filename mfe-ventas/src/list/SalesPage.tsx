import PageHeader from '@lavanda/shared/ui/display/PageHeader';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import { notRead } from '@lavanda/shared/ui/feedback/notRead';
import { focusPageTitle, isFocusLost } from '@lavanda/shared/ui/focus/focusPageTitle';
import { useScrollRestore } from '@lavanda/shared/ui/list/useScrollRestore';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import ExportMenu from '../export/ExportMenu';
import FiltersBar from '../filters/FiltersBar';
import { hasFilters, NO_FILTERS, queryOf } from '../filters/filters';
import { useFilters } from '../filters/useFilters';
import ReviewPanel from '../review/ReviewPanel';
import { backToList } from '../selection/place';
import RemoveDialog from '../selection/RemoveDialog';
import type { Selection } from '../selection/useSelection';
import { TEXTS as T, VOIDED_TEXTS as V } from '../texts';
import NoSales from './NoSales';
import Results from './Results';
import SalesSkeleton from './SalesSkeleton';
import TotalsLine from './TotalsLine';
import { useSales } from './useSales';

/** 'Tus Ventas': every sale the session may see, newest first, filtered by the URL. */
export default function SalesPage() {
  const { filters, ready, withSucursal, withVoided, set } = useFilters();
  const listed = ready && !filters.revisar ? filters : null;
  const sales = useSales(listed);
  const onPhone = useMediaQuery('(max-width: 719.95px)', { noSsr: true });
  const { rows, list, error } = sales;
  // The selection when the dialog opened: if the void's answer is lost, the list drops its notas but the dialog must stay.
  const [removing, setRemoving] = useState<Selection | null>(null);
  useScrollRestore({
    rows: list ? rows.length : undefined,
    hasMore: sales.hasMore,
    isLoadingMore: sales.loadingMore,
    error,
    loadMore: sales.loadMore,
  });
  const arrival = useLocation().key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on arrival; a full page load moves no focus.
  useEffect(() => {
    if (arrival !== 'default' && isFocusLost()) focusPageTitle();
  }, []);

  // The button 'Quitar filtros' disappears with the empty state, so the focus moves to the title.
  const clearFilters = () => {
    set(NO_FILTERS);
    focusPageTitle();
  };

  const removed = (selection: Selection) => {
    setRemoving(null);
    selection.clear();
    // The focus moves after the dialog has unmounted, because an open dialog traps it.
    setTimeout(() => backToList(undefined));
  };

  return (
    <>
      <PageHeader title={T.title}>{!filters.revisar && <ExportMenu filters={filters} />}</PageHeader>
      <FiltersBar filters={filters} withSucursal={withSucursal} withVoided={withVoided} onSet={set} />
      {filters.revisar ? (
        <ReviewPanel filters={filters} withSucursal={withSucursal} />
      ) : (
        <TotalsLine filters={listed} onSet={set} />
      )}
      <div role="status" style={VISUALLY_HIDDEN}>
        {list && sales.conteo !== null && (filters.anuladas ? V.results : T.results)(sales.conteo)}
      </div>
      {!filters.revisar && !list && error === undefined && <SalesSkeleton onPhone={onPhone} withSucursal={withSucursal} />}
      {!filters.revisar && !list && error !== undefined && (
        <Paper variant="outlined" sx={{ borderRadius: '14px' }}>
          <ErrorPanel title={notRead(error, T.needed, T.notLoaded)} error={error} onRetry={sales.retry} />
        </Paper>
      )}
      {list && rows.length === 0 && <NoSales filtered={hasFilters(filters)} voided={filters.anuladas} onClear={clearFilters} />}
      {rows.length > 0 && (
        <Results
          // A change of filters remounts the list, which clears the selection, so that hidden rows can't be changed.
          key={new URLSearchParams(queryOf(filters)).toString()}
          sales={sales}
          withSucursal={withSucursal}
          voided={filters.anuladas}
          onPhone={onPhone}
          onRemove={setRemoving}
        />
      )}
      {removing && (
        <RemoveDialog sales={removing.selected} onCancel={() => setRemoving(null)} onRemoved={() => removed(removing)} />
      )}
    </>
  );
}
