import type { CajaEntry } from '@lavanda/shared/contract/schemas/caja';
import { notRead } from '@lavanda/shared/ui/feedback/notRead';
import RetryAlert from '@lavanda/shared/ui/feedback/RetryAlert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useVentasCajaEntriesInfiniteQuery } from '../endpoints';
import { TURNO_TEXTS as T } from '../texts';
import { EntryList } from './EntryList';

interface MoreEntriesProps {
  turno: string;
  /** Cursor at the end of the shown part of the record. */
  after: string;
  /** True once the user asked for older entries. */
  wanted: boolean;
  onWanted(): void;
  row(entry: CajaEntry): ReactNode;
}

/** The older entries of a long record; each touch loads a page. */
export default function MoreEntries({ turno, after, wanted, onWanted, row }: MoreEntriesProps) {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useVentasCajaEntriesInfiniteQuery(
    { turno, after },
    { skip: !wanted },
  );
  const more = () => {
    if (!wanted) onWanted();
    else void fetchNextPage();
  };
  return (
    <>
      {data && <EntryList>{data.pages.flatMap((page) => page.registro.map(row))}</EntryList>}
      {error && !isFetching && (
        <RetryAlert onRetry={() => void (data ? fetchNextPage() : refetch())} sx={{ m: 3 }}>
          {notRead(error, T.moreNeeded, T.moreNotLoaded)}
        </RetryAlert>
      )}
      {(!wanted || isFetching || (hasNextPage && !error)) && (
        <Box sx={{ display: 'grid', justifyItems: 'center', p: 3 }}>
          <Button onClick={more} disabled={isFetching}>
            {isFetching ? T.loadingMore : T.more}
          </Button>
        </Box>
      )}
    </>
  );
}
