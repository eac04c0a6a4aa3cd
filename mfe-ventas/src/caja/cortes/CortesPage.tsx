import { errorMessage, useCan } from '@lavanda/shared';
import EmptyState from '@lavanda/shared/ui/feedback/EmptyState';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import { notRead } from '@lavanda/shared/ui/feedback/notRead';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import RetryAlert from '@lavanda/shared/ui/feedback/RetryAlert';
import { focusPageTitle, isFocusLost } from '@lavanda/shared/ui/focus/focusPageTitle';
import ListEnd from '@lavanda/shared/ui/list/ListEnd';
import { useScrollRestore } from '@lavanda/shared/ui/list/useScrollRestore';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import CajaHeader from '../CajaHeader';
import CortesFiltersBar from './CortesFiltersBar';
import CortesTable from './CortesTable';
import type { CorteRow } from './corteRow';
import Differences from './differences/Differences';
import ExportCortes from './ExportCortes';
import { type CortesFilters, isNarrowed, queryOf } from './filters';
import PhoneCortes from './PhoneCortes';
import { CORTES_TEXTS as T } from './texts';
import { type CortesList, useCortes } from './useCortes';
import { useCortesFilters } from './useCortesFilters';

/** Windows too narrow for the table, which show `PhoneCortes` instead. */
const NARROW = '(max-width: 839.95px)';

/** 'Cortes': the past cortes, filtered by the URL, and each cashier's differences for users who may see them. */
export default function CortesPage() {
  const { filters, set } = useCortesFilters();
  const query = queryOf(filters);
  const list = useCortes(query);
  const comparesCashiers = useCan('caja.diferencias');
  const { rows, error } = list;
  useScrollRestore({
    rows: rows?.length,
    hasMore: list.hasMore,
    isLoadingMore: list.loadingMore,
    error,
    loadMore: list.loadMore,
  });
  const arrival = useLocation().key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on arrival. After a full load (key 'default') the focus stays.
  useEffect(() => {
    if (arrival !== 'default' && isFocusLost()) focusPageTitle();
  }, []);

  // The button of the empty list disappears after the click, so the focus moves to the title.
  const show = (changes: Partial<CortesFilters>) => {
    set(changes);
    focusPageTitle();
  };

  return (
    <>
      <CajaHeader />
      <CortesFiltersBar filters={filters} withSucursal={list.withSucursal} onSet={set}>
        <ExportCortes query={query} />
      </CortesFiltersBar>
      <Box sx={comparesCashiers ? COLUMNS : undefined}>
        {comparesCashiers && <Differences query={query} />}
        <Box sx={{ minWidth: 0 }}>
          {rows === undefined && error === undefined && <PageSkeleton count={8} height={56} />}
          {rows === undefined && error !== undefined && (
            <Sheet>
              <ErrorPanel title={notRead(error, T.needed, T.notLoaded)} error={error} onRetry={list.retry} />
            </Sheet>
          )}
          {rows?.length === 0 && <NoCortes filters={filters} onShow={show} />}
          {rows && rows.length > 0 && <Listed rows={rows} list={list} />}
        </Box>
      </Box>
    </>
  );
}

function Listed({ rows, list }: { rows: readonly CorteRow[]; list: CortesList }) {
  const isNarrow = useMediaQuery(NARROW, { noSsr: true });
  const List = isNarrow ? PhoneCortes : CortesTable;
  const { error, loadingMore, hasMore, loadMore, retry, isMoreError } = list;
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(rows.length);
  const asked = useRef(false);
  // The button 'Ver anteriores' disappears while more rows load, so the focus then moves to the first new row.
  useEffect(() => {
    const first = shown.current;
    shown.current = rows.length;
    if (!asked.current || rows.length <= first) return;
    asked.current = false;
    part.current?.querySelector<HTMLElement>(`[data-index="${first}"] a`)?.focus({ preventScroll: true });
  }, [rows.length]);
  const more = () => {
    asked.current = true;
    loadMore();
  };
  return (
    <div ref={part}>
      {error !== undefined && !isMoreError && (
        <RetryAlert onRetry={retry} sx={{ mb: 3 }}>
          {T.notRefreshed(list.readAt, errorMessage(error))}
        </RetryAlert>
      )}
      <List rows={rows} />
      <ListEnd
        isLoading={loadingMore}
        error={isMoreError ? error : undefined}
        loading={T.loadingMore}
        notLoaded={T.moreNotLoaded}
        onRetry={retry}
      />
      {hasMore && !loadingMore && error === undefined && (
        <Box sx={{ display: 'grid', justifyItems: 'center', p: 3 }}>
          <Button onClick={more}>{T.more}</Button>
        </Box>
      )}
    </div>
  );
}

interface NoCortesProps {
  filters: CortesFilters;
  onShow(changes: Partial<CortesFilters>): void;
}

/** Shown for an empty list: why no corte is listed and, if a filter is on, a button that turns filters off. */
function NoCortes({ filters, onShow }: NoCortesProps) {
  const { desde: from, hasta: until } = filters;
  const allDates = { desde: '', hasta: '' } as const;
  if (isNarrowed(filters)) {
    const all = { caja: '', cajero: '', diferencia: false, ...allDates };
    return (
      <Sheet>
        <EmptyState
          title={T.noneFound}
          detail={T.noneFoundDetail}
          icon={<SearchOffRounded />}
          action={<Button onClick={() => onShow(all)}>{T.clearFilters}</Button>}
        />
      </Sheet>
    );
  }
  const isAll = from === '' && until === '';
  return (
    <Sheet>
      <EmptyState
        title={T.empty}
        detail={isAll ? T.emptyDetail : T.emptyRange(from, until)}
        icon={<ReceiptLongOutlined />}
        action={!isAll && <Button onClick={() => onShow(allDates)}>{T.allDates}</Button>}
      />
    </Sheet>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <Paper variant="outlined" sx={{ borderRadius: '14px' }}>
      {children}
    </Paper>
  );
}

/** Grid of the list and the card of differences: side by side on a desktop; on smaller screens the card is above the list. */
const COLUMNS = {
  display: 'grid',
  gap: { xs: 2.5, sm: 3, lg: 4 },
  alignItems: 'start',
  '@media (min-width: 1360px)': { gridTemplateColumns: 'minmax(0, 1fr) 420px', '& > section': { order: 1 } },
} as const;
