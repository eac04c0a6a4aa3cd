import { errorMessage, useToast } from '@lavanda/shared';
import type { Member } from '@lavanda/shared/contract/schemas/team';
import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import { useConfigRemoveUserMutation } from './endpoints';
import { nameFor } from './member';
import { REMOVE_TEXTS as T, TEXTS } from './texts';

interface RemoveDialogProps {
  member: Member;
  onRemoved(): void;
  onCancel(): void;
}

/**
 * Confirms the removal of an account. The list changes only after the server accepts, because the server refuses to remove the
 * last superuser.
 */
export default function RemoveDialog({ member, onRemoved, onCancel }: RemoveDialogProps) {
  const [remove, { isLoading, error }] = useConfigRemoveUserMutation();
  const notify = useToast();
  const name = nameFor(member);

  async function confirm() {
    const response = await remove(member);
    if (response.error) return;
    notify(T.eliminado(name));
    onRemoved();
  }

  return (
    <ConfirmDialog
      danger
      busy={isLoading}
      question={T.question(name)}
      consequence={member.confirmed ? T.consequence : T.pendingConsequence}
      error={error && !isLoading && T.notRemoved(errorMessage(error))}
      confirm={TEXTS.remove}
      cancel={TEXTS.cancel}
      onConfirm={confirm}
      onCancel={onCancel}
    />
  );
}
