import { errorMessage, useCurrentUser, useToast } from '@lavanda/shared';
import type { Member } from '@lavanda/shared/contract/schemas/team';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import SessionList from '@lavanda/shared/ui/display/SessionList';
import { SESSION_TEXTS } from '@lavanda/shared/ui/display/sessionTexts';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useConfigEndMemberSessionsMutation, useConfigMemberSessionsQuery } from './endpoints';
import { nameFor } from './member';
import { SESSIONS_TEXTS as T } from './texts';

interface MemberSessionsDialogProps {
  member: Member;
  onClose(): void;
}

/** Lists the sessions of a team member's account; a superuser can end one session or all. */
export default function MemberSessionsDialog({ member, onClose }: MemberSessionsDialogProps) {
  const { data, error, isFetching, refetch } = useConfigMemberSessionsQuery(member._id);
  const [end, { isLoading: busy }] = useConfigEndMemberSessionsMutation();
  const zone = useCurrentUser().sucursalData.zona_horaria;
  const notify = useToast();

  async function finish(session?: string) {
    const response = await end({ id: member._id, sesion: session });
    if (response.error) notify(errorMessage(response.error), 'error');
    else notify(session === undefined ? SESSION_TEXTS.allDone : SESSION_TEXTS.done);
    void refetch();
  }

  return (
    <AppDialog
      opened
      title={T.title(nameFor(member))}
      subtitle={T.detail}
      width={520}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {T.close}
          </Button>
          {data && data.length > 0 && (
            <Button variant="contained" color="error" disabled={busy} onClick={() => void finish()}>
              {T.endAll}
            </Button>
          )}
        </>
      }
    >
      {!data ? (
        error && !isFetching ? (
          <ErrorPanel title={T.notLoaded} error={error} onRetry={refetch} />
        ) : (
          <PageSkeleton count={3} height={52} />
        )
      ) : data.length === 0 ? (
        <Typography>{SESSION_TEXTS.none}</Typography>
      ) : (
        <SessionList sessions={data} zone={zone} busy={busy} onEnd={(id) => void finish(id)} />
      )}
    </AppDialog>
  );
}
