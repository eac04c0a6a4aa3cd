import { errorMessage } from '@lavanda/shared';
import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import Alert from '@mui/material/Alert';
import { useClientesRemoveOneMutation } from '../clientes/endpoints';
import { TEXTS } from '../texts';

const T = TEXTS.detail;

interface RemoveDialogProps {
  id: string;
  nombre: string;
  onRemoved(): void;
  onCancel(): void;
}

export default function RemoveDialog({ id, nombre: name, onRemoved, onCancel }: RemoveDialogProps) {
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
      consequence={
        <>
          {T.consequence(name)}
          {error && !isLoading && (
            <Alert severity="error" sx={{ mt: 4 }}>
              {T.notRemoved(errorMessage(error))}
            </Alert>
          )}
        </>
      }
      confirm={T.remove}
      cancel={T.cancel}
      onConfirm={confirm}
      onCancel={onCancel}
    />
  );
}
