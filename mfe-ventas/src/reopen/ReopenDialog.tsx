import { errorMessage, useToast } from '@lavanda/shared';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { newId } from '@lavanda/shared/domain/newId';
import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import Field from '@lavanda/shared/ui/fields/Field';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useVentasReopenMutation } from '../sales/endpoints';
import { REOPEN_TEXTS as T } from '../texts';

/** Maximum length of the reason, in characters (API contract). */
const REASON_LENGTH = 200;

/** Asks why a closed nota is reopened. If the server refuses, it stays open, keeps the reason and says why. */
export default function ReopenDialog({ nota, onClose }: { nota: Nota; onClose(): void }) {
  const toast = useToast();
  const [reopen, { isLoading: busy, error }] = useVentasReopenMutation();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  // One operation per dialog, so that a retry after a lost answer reopens the nota once.
  const [operationId] = useState(newId);

  const confirm = async () => {
    const motivo = reason.trim();
    setMissing(motivo === '');
    if (motivo === '') return;
    const { data } = await reopen({ id: nota._id, version: nota.version, operacion: operationId, motivo });
    if (!data) return;
    toast(T.done(nota.folio, nota.usuario_name));
    onClose();
  };
  return (
    <ConfirmDialog
      question={T.question(nota.folio, nota.usuario_name)}
      consequence={
        <Box sx={{ display: 'grid', gap: 4 }}>
          {nota.ajuste > 0 ? T.consequenceWithAdjustment : T.consequence}
          <Field
            label={T.reason}
            help={T.reasonHelp}
            error={missing && reason.trim() === '' ? T.missingReason : null}
            value={reason}
            disabled={busy}
            autoFocus
            input={{ maxLength: REASON_LENGTH, autoComplete: 'off' }}
            onChange={({ target }) => setReason(target.value)}
          />
          <FieldError mensaje={error && !busy ? T.notReopened(errorMessage(error)) : null} />
        </Box>
      }
      confirm={T.reopen}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
