import { errorMessage } from '@lavanda/shared';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import EmptyState from '@lavanda/shared/ui/feedback/EmptyState';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import RetryAlert from '@lavanda/shared/ui/feedback/RetryAlert';
import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import { useConfigTeamQuery } from './endpoints';
import type { OpenMenu } from './MenuButton';
import { searchMembers } from './member';
import PhoneList from './PhoneList';
import TeamTable from './TeamTable';
import { TEXTS as T } from './texts';

/** Windows too narrow for the columns of the table. */
const NARROW = '(max-width: 899.95px)';

/** Polling interval while the state of an invitation mail is pending, ms. */
const POLL_MS = 10_000;

interface ContentProps {
  search: string;
  onClearSearch(): void;
  onMenu: OpenMenu;
}

/** The team; or a state: loading, failed to load, or no match for the search. */
export default function Content({ search, onClearSearch, onMenu }: ContentProps) {
  const narrow = useMediaQuery(NARROW, { noSsr: true });
  const [onTheWay, setOnTheWay] = useState(false);
  const { data, error, isFetching, refetch } = useConfigTeamQuery(undefined, { pollingInterval: onTheWay ? POLL_MS : 0 });
  const hasOnTheWay =
    data?.some(({ invitacion: invitation }) => invitation?.correo === 'pendiente' && !invitation.vencida) ?? false;
  useEffect(() => setOnTheWay(hasOnTheWay), [hasOnTheWay]);

  if (!data && error && !isFetching) {
    return (
      <Paper variant="outlined" sx={{ borderRadius: '14px' }}>
        <ErrorPanel title={T.notLoaded} error={error} onRetry={refetch} />
      </Paper>
    );
  }
  if (!data) return <PageSkeleton count={7} height={68} sx={{ gap: 0.25 }} />;
  const members = searchMembers(data, search);
  const View = narrow ? PhoneList : TeamTable;
  return (
    <>
      {error && !isFetching && (
        <RetryAlert severity="error" onRetry={refetch} sx={{ mb: 3.5, alignItems: 'center' }}>
          {T.notUpdated(errorMessage(error))}
        </RetryAlert>
      )}
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {T.count(members.length)}
      </Box>
      {members.length > 0 ? (
        <View members={members} onMenu={onMenu} />
      ) : (
        <Paper variant="outlined" sx={{ borderRadius: '14px' }}>
          <EmptyState
            icon={<SearchOffRounded />}
            title={T.none}
            detail={T.noneHelp(search.trim())}
            action={<Button onClick={onClearSearch}>{T.viewAll}</Button>}
          />
        </Paper>
      )}
    </>
  );
}
