import { errorMessage, useToast } from '@lavanda/shared';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import SessionList from '@lavanda/shared/ui/display/SessionList';
import { SESSION_TEXTS } from '@lavanda/shared/ui/display/sessionTexts';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import Button from '@mui/material/Button';
import type { AccountDialogProps } from '../useAccountDialog';
import { useSessionEndOthersMutation, useSessionEndSessionMutation, useSessionOpenSessionsQuery } from './api';
import { TEXTS } from './texts';

/** The user's open sessions: ends one, or all but this one. */
export function SessionsDialog({ usuario: user, onClose }: AccountDialogProps) {
  const { data, error, isFetching, refetch } = useSessionOpenSessionsQuery();
  const [endOne, one] = useSessionEndSessionMutation();
  const [endOthers, others] = useSessionEndOthersMutation();
  const toast = useToast();
  const busy = one.isLoading || others.isLoading;

  const finish = (failure: unknown, done: string) => {
    if (failure) toast(errorMessage(failure), 'error');
    else toast(done);
    void refetch();
  };

  return (
    <AppDialog
      opened
      title={TEXTS.title}
      subtitle={TEXTS.detail}
      width={520}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {TEXTS.close}
          </Button>
          {data?.some(({ actual: isCurrent }) => !isCurrent) && (
            <Button
              variant="contained"
              color="error"
              disabled={busy}
              onClick={async () => finish((await endOthers()).error, SESSION_TEXTS.allDone)}
            >
              {TEXTS.endOthers}
            </Button>
          )}
        </>
      }
    >
      {data ? (
        <SessionList
          sessions={data}
          zone={user.sucursalData.zona_horaria}
          busy={busy}
          onEnd={async (id) => finish((await endOne(id)).error, SESSION_TEXTS.done)}
        />
      ) : error && !isFetching ? (
        <ErrorPanel title={TEXTS.notLoaded} error={error} onRetry={refetch} />
      ) : (
        <PageSkeleton count={3} height={52} />
      )}
    </AppDialog>
  );
}
