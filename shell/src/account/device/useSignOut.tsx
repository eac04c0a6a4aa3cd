import { useLogoutMutation, useToast } from '@lavanda/shared';
import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import { type ReactNode, useState } from 'react';
import { hasUnsavedWork, queuedHere } from './deviceData';
import { leaveDevice } from './leaveDevice';
import { TEXTS } from './texts';

/** Signs out and erases what the device keeps of clientes; asks first when that loses unsaved work. */
export function useSignOut(): { leave: () => void; dialog: ReactNode } {
  const [asking, setAsking] = useState(false);
  const [signOut, { isLoading }] = useLogoutMutation();
  const toast = useToast();

  const confirm = async () => {
    const { error } = await signOut();
    setAsking(false);
    if (error) toast(TEXTS.notSignedOut, 'error');
    else await leaveDevice();
  };

  const queued = asking ? queuedHere() : 0;
  return {
    leave: () => {
      if (hasUnsavedWork() || queuedHere() > 0) setAsking(true);
      else void confirm();
    },
    dialog: asking && (
      <ConfirmDialog
        danger
        question={TEXTS.question}
        consequence={queued > 0 ? `${TEXTS.queued(queued)} ${TEXTS.consequence}` : TEXTS.consequence}
        confirm={TEXTS.confirm}
        cancel={TEXTS.cancel}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    ),
  };
}
