import PageHeader from '@lavanda/shared/ui/display/PageHeader';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import { focusPageTitle, isFocusLost } from '@lavanda/shared/ui/focus/focusPageTitle';
import { useScrollRestore } from '@lavanda/shared/ui/list/useScrollRestore';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import ExportMenu from '../export/ExportMenu';
import FiltersBar from '../filters/FiltersBar';
import { NO_FILTERS } from '../filters/filters';
import { useFilters } from '../filters/useFilters';
import ReviewPanel from '../review/ReviewPanel';
import { backToList } from '../selection/place';
import RemoveDialog from '../selection/RemoveDialog';
import type { Selection } from '../selection/useSelection';
import { TEXTS as T, VOIDED_TEXTS as V } from '../texts';
import ListState from './ListState';
import TotalsLine from './TotalsLine';
import { useSales } from './useSales';

/** 'Tus Ventas': the sales that the session may see, newest first, filtered by the URL; or 'Por revisar' in their place. */
export default function SalesPage() {
  const { filters, ready, withSucursal, withVoided, set } = useFilters();
  const listed = ready && !filters.revisar ? filters : null;
  const sales = useSales(listed);
  const { rows, isLoaded } = sales;
  // The notas selected when the dialog opened. After a lost answer the list may drop them, but the dialog must stay.
  const [removing, setRemoving] = useState<Selection | null>(null);
  useScrollRestore({
    rows: isLoaded ? rows.length : undefined,
    hasMore: sales.hasMore,
    isLoadingMore: sales.loadingMore,
    error: sales.error,
    loadMore: sales.loadMore,
  });
  const arrival = useLocation().key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on arrival. After a full load (key 'default') the focus stays.
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
        {isLoaded && sales.count !== null && (filters.anuladas ? V.results : T.results)(sales.count)}
      </div>
      <ListState filters={filters} sales={sales} withSucursal={withSucursal} onClear={clearFilters} onRemove={setRemoving} />
      {removing && (
        <RemoveDialog sales={removing.selected} onCancel={() => setRemoving(null)} onRemoved={() => removed(removing)} />
      )}
    </>
  );
}
