import { errorMessage } from '@lavanda/shared';
import { formatMoney } from '@lavanda/shared/domain/money';
import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import { useClientesRemoveOneMutation } from '../clientes/endpoints';
import { TEXTS } from '../texts';

const T = TEXTS.detail;

interface RemoveDialogProps {
  id: string;
  nombre: string;
  /** The cliente's adeudo, centavos. */
  debt: number;
  onRemoved(): void;
  onCancel(): void;
}

export default function RemoveDialog({ id, nombre: name, debt, onRemoved, onCancel }: RemoveDialogProps) {
  const [remove, { isLoading, error }] = useClientesRemoveOneMutation();

  async function confirm() {
    const response = await remove(id);
    if (!response.error) onRemoved();
  }

  return (
    <ConfirmDialog
      danger
      busy={isLoading}
      question={T.question}
      consequence={debt > 0 ? T.owing(name, formatMoney(debt)) : T.consequence(name)}
      error={error && !isLoading && T.notRemoved(errorMessage(error))}
      confirm={debt > 0 ? T.removeOwing : T.remove}
      cancel={T.cancel}
      onConfirm={confirm}
      onCancel={onCancel}
    />
  );
}
