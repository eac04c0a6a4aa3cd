import { errorMessage, useToast } from '@lavanda/shared';
import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import RetryAlert from '@lavanda/shared/ui/feedback/RetryAlert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useConfigNoticeApiQuery, useConfigRemoveNoticeApiMutation } from './endpoints';
import NoticeApiDialog from './NoticeApiDialog';
import NoticeTestDialog from './NoticeTestDialog';
import { NOTICE_API_TEXTS as T } from './texts';

/** Says how notices are sent: by wa.me, or by the laundry's WhatsApp account. Sets up, tests and removes that account. */
export default function NoticeApiPart({ laundry }: { laundry: string }) {
  const { data: account, error, isFetching, refetch } = useConfigNoticeApiQuery();
  const [remove, { isLoading: removing, error: notRemoved }] = useConfigRemoveNoticeApiMutation();
  const [opened, setOpened] = useState<'account' | 'test' | 'remove' | null>(null);
  const toast = useToast();
  const close = () => setOpened(null);

  async function confirmRemoval() {
    const { error: failure } = await remove();
    if (failure) return;
    toast(T.removed);
    close();
  }

  return (
    <Box component="section" aria-label={T.title} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="label" component="h3">
        {T.title}
      </Typography>
      {account ? (
        <Account ending={account.token_final} template={account.plantilla} onOpen={setOpened} />
      ) : error && !isFetching ? (
        <RetryAlert severity="error" onRetry={() => void refetch()}>
          {T.notLoaded(errorMessage(error))}
        </RetryAlert>
      ) : (
        <Skeleton variant="rounded" height={72} width="100%" />
      )}
      {opened === 'account' && account && <NoticeApiDialog account={account} laundry={laundry} onClose={close} />}
      {opened === 'test' && <NoticeTestDialog onClose={close} />}
      {opened === 'remove' && (
        <ConfirmDialog
          question={T.removeQuestion}
          consequence={T.removeConsequence}
          confirm={T.remove}
          busy={removing}
          error={notRemoved && errorMessage(notRemoved)}
          onConfirm={() => void confirmRemoval()}
          onCancel={close}
        />
      )}
    </Box>
  );
}

interface AccountProps {
  /** Last characters of the token; null when no token is stored. */
  ending: string | null;
  template: string;
  onOpen(what: 'account' | 'test' | 'remove'): void;
}

function Account({ ending, template, onOpen }: AccountProps) {
  if (ending === null) {
    return (
      <>
        <Typography sx={{ color: 'text.secondary' }}>{T.off}</Typography>
        <Button variant="outlined" onClick={() => onOpen('account')}>
          {T.setUp}
        </Button>
      </>
    );
  }
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{T.on(ending, template)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {T.sentOnly}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" onClick={() => onOpen('account')}>
          {T.change}
        </Button>
        <Button variant="outlined" onClick={() => onOpen('test')}>
          {T.test}
        </Button>
        <Button color="error" onClick={() => onOpen('remove')}>
          {T.remove}
        </Button>
      </Box>
    </>
  );
}
