import { errorMessage, useCurrentUser } from '@lavanda/shared';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import EmptyState from '@lavanda/shared/ui/feedback/EmptyState';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import BusyButton from '@lavanda/shared/ui/form/BusyButton';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Entry from './Entry';
import { useConfigTrailInfiniteQuery } from './endpoints';
import type { TrailFilters } from './filters';
import { TEXTS as T } from './texts';

interface EntryListProps {
  filters: TrailFilters;
  onClearFilters(): void;
}

/** The trail's entries, newest first, with a button for older ones; or a state: loading, failed to load, or empty. */
export default function EntryList({ filters, onClearFilters }: EntryListProps) {
  const query = useConfigTrailInfiniteQuery(filters, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const zone = useCurrentUser().sucursalData.zona_horaria;
  if (!currentData) {
    if (!error || isFetching) return <PageSkeleton count={8} height={72} sx={{ gap: 0.25 }} />;
    return (
      <Paper variant="outlined" sx={SURFACE}>
        <ErrorPanel title={T.notLoaded} error={error} onRetry={refetch} />
      </Paper>
    );
  }
  const entries = currentData.pages.flatMap((page) => page.entradas);
  if (entries.length === 0) return <NoEntries filtered={Object.values(filters).some(Boolean)} onClear={onClearFilters} />;
  return (
    <>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {T.loaded(entries.length)}
      </Box>
      <Paper variant="outlined" sx={SURFACE}>
        <Box component="ul" aria-label={T.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {entries.map((entry) => (
            <Entry key={entry._id} entry={entry} zone={zone} />
          ))}
        </Box>
      </Paper>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 3, p: 4, color: 'text.secondary', fontSize: 14 }}>
        {error && !isFetching && (
          <Alert severity="error" sx={{ width: 1 }}>
            {T.moreNotLoaded(errorMessage(error))}
          </Alert>
        )}
        {hasNextPage ? (
          <BusyButton variant="outlined" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? T.loadingMore : error ? T.retry : T.more}
          </BusyButton>
        ) : (
          T.end
        )}
      </Box>
    </>
  );
}

function NoEntries({ filtered, onClear }: { filtered: boolean; onClear(): void }) {
  return (
    <Paper variant="outlined" sx={SURFACE}>
      <EmptyState
        icon={<HistoryRounded />}
        title={filtered ? T.none : T.empty}
        detail={filtered ? T.noneHelp : T.emptyHelp}
        action={filtered && <Button onClick={onClear}>{T.clearFilters}</Button>}
      />
    </Paper>
  );
}

const SURFACE = { borderRadius: '14px', overflow: 'clip' } as const;
