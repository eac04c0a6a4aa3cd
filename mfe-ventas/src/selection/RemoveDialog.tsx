import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import Field from '@lavanda/shared/ui/fields/Field';
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

/** Longest reason (API contract). */
const REASON_LENGTH = 200;

/** Asks before voiding, and why; stays open and shows the reason when the server refuses. */
export default function RemoveDialog({ ids, onCancel, onRemoved }: RemoveDialogProps) {
  const remove = useRemove();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const confirm = async () => {
    setBusy(true);
    setError(null);
    const failure = await remove(ids, reason.trim());
    setBusy(false);
    if (failure === null) onRemoved();
    else setError(failure);
  };
  return (
    <ConfirmDialog
      danger
      question={T.question(ids.length)}
      consequence={
        <Box sx={{ display: 'grid', gap: 4 }}>
          {T.consequence}
          <Field
            optional
            label={T.reason}
            help={T.reasonHelp}
            value={reason}
            disabled={busy}
            input={{ maxLength: REASON_LENGTH, autoComplete: 'off' }}
            onChange={({ target }) => setReason(target.value)}
          />
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
