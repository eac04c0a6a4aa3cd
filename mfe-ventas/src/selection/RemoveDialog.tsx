import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import Field from '@lavanda/shared/ui/fields/Field';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { SELECTION_TEXTS as T } from '../texts';
import { useRemove } from './useRemove';

interface RemoveDialogProps {
  ids: readonly string[];
  onCancel(): void;
  onRemoved(): void;
}

/** Maximum length of the reason, in characters (API contract). */
const REASON_LENGTH = 200;

/**
 * Asks for confirmation and a reason before voiding notas. Without a reason, or when the server refuses, it stays open
 * and says why.
 */
export default function RemoveDialog({ ids, onCancel, onRemoved }: RemoveDialogProps) {
  const remove = useRemove();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const confirm = async () => {
    if (reason.trim() === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
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
            required
            label={T.reason}
            help={T.reasonHelp}
            error={missing ? T.reasonMissing : undefined}
            value={reason}
            disabled={busy}
            input={{ maxLength: REASON_LENGTH, autoComplete: 'off' }}
            inputRef={field}
            onChange={({ target }) => {
              setReason(target.value);
              setMissing(false);
            }}
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
