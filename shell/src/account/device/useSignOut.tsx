import { isApiError, useLogoutMutation, useToast } from '@lavanda/shared';
import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import { type ReactNode, useState } from 'react';
import { hasUnsavedWork, queuedHere } from './deviceData';
import { leaveDevice } from './leaveDevice';
import { TEXTS } from './texts';

/** Signs out, then leaves the device (`leaveDevice`). It asks first when that loses unsaved work or captures are unsent. */
export function useSignOut(): { leave: () => void; dialog: ReactNode } {
  const [asking, setAsking] = useState(false);
  const [signOut, { isLoading }] = useLogoutMutation();
  const toast = useToast();

  const confirm = async () => {
    const { error } = await signOut();
    setAsking(false);
    if (error) toast(isApiError(error) && error.status === 'red' ? TEXTS.noConnection : TEXTS.notSignedOut, 'error');
    else await leaveDevice();
  };

  const queued = asking ? queuedHere() : 0;
  const loses = asking && hasUnsavedWork();
  return {
    leave: () => {
      if (hasUnsavedWork() || queuedHere() > 0) setAsking(true);
      else void confirm();
    },
    dialog: asking && (
      <ConfirmDialog
        danger
        question={loses ? TEXTS.question : TEXTS.leaveQuestion}
        consequence={[queued > 0 && TEXTS.queued(queued), loses && TEXTS.consequence].filter(Boolean).join(' ')}
        confirm={loses ? TEXTS.confirm : TEXTS.leave}
        cancel={TEXTS.cancel}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    ),
  };
}
