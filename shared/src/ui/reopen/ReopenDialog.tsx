import { errorMessage, useToast } from '@lavanda/shared';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { newId } from '../../domain/newId.ts';
import ConfirmDialog from '../dialogs/ConfirmDialog.tsx';
import Field from '../fields/Field.tsx';
import FieldError from '../fields/FieldError.tsx';
import { useSharedReopenNotaMutation } from './endpoints.ts';
import { REOPEN_TEXTS as T } from './texts.ts';

/** The data of a nota that the dialog needs. */
export interface ReopenableNota {
  id: string;
  version: number;
  folio: number;
  name: string;
  /** Whether the nota's cierre wrote off an 'Ajuste por redondeo', which the reopening cancels. */
  adjusted: boolean;
}

/** Maximum length of the reason, in characters (API contract). */
const REASON_LENGTH = 200;

/** Asks why a closed nota is reopened. If the call fails, the dialog stays open with the reason and the error's message. */
export default function ReopenDialog({ nota, onClose }: { nota: ReopenableNota; onClose(): void }) {
  const toast = useToast();
  const [reopen, { isLoading: busy, error }] = useSharedReopenNotaMutation();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  // One operation id per dialog, so that a retry after a lost answer doesn't reopen the nota twice.
  const [operationId] = useState(newId);

  const confirm = async () => {
    const given = reason.trim();
    setMissing(given === '');
    if (given === '') return;
    const { data } = await reopen({ id: nota.id, version: nota.version, operacion: operationId, motivo: given });
    if (!data) return;
    toast(T.done(nota.folio, nota.name));
    onClose();
  };
  return (
    <ConfirmDialog
      question={T.question(nota.folio, nota.name)}
      consequence={
        <Box sx={{ display: 'grid', gap: 4 }}>
          {nota.adjusted ? T.consequenceWithAdjustment : T.consequence}
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
