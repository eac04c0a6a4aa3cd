import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { SELECTION_TEXTS as T } from '../texts';
import { useRemove } from './useRemove';

interface RemoveDialogProps {
  ids: readonly string[];
  onCancel(): void;
  onRemoved(): void;
}

/** Asks before voiding; stays open and shows the reason when the server refuses. */
export default function RemoveDialog({ ids, onCancel, onRemoved }: RemoveDialogProps) {
  const remove = useRemove();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const confirm = async () => {
    setBusy(true);
    setError(null);
    const failure = await remove(ids);
    setBusy(false);
    if (failure === null) onRemoved();
    else setError(failure);
  };
  return (
    <ConfirmDialog
      danger
      question={T.question(ids.length)}
      consequence={
        <Box sx={{ display: 'grid', gap: 2 }}>
          {T.consequence}
          <FieldError mensaje={error} />
        </Box>
      }
      confirm={T.confirm(ids.length)}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    />
  );
}
