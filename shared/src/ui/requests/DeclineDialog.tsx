import { errorMessage, isApiError, useToast } from '@lavanda/shared';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { PickupRequest } from '../../contract/schemas/pickupRequests.ts';
import { MAX_DECLINE_REASON } from '../../domain/pickupRequest.ts';
import ConfirmDialog from '../dialogs/ConfirmDialog.tsx';
import Field from '../fields/Field.tsx';
import FieldError from '../fields/FieldError.tsx';
import { useSharedDeclinePickupMutation } from './endpoints.ts';
import { REQUEST_TEXTS as T } from './texts.ts';

/**
 * Asks why a request is declined; the reason is optional. If the call fails, the dialog keeps the reason and shows the error,
 * unless somebody else has answered the request: then it closes.
 */
export default function DeclineDialog({ request, onClose }: { request: PickupRequest; onClose(): void }) {
  const toast = useToast();
  const [decline, { isLoading: busy, error }] = useSharedDeclinePickupMutation();
  const [reason, setReason] = useState('');
  const { _id, cliente_name: name } = request;

  async function confirm() {
    const answer = await decline({ _id, motivo: reason.trim() });
    if (answer.data) toast(T.declined(name));
    // Somebody else answered the request first, so there is nothing left to decline.
    else if (isApiError(answer.error) && answer.error.status === 409) toast(errorMessage(answer.error), 'error');
    else return;
    onClose();
  }

  return (
    <ConfirmDialog
      question={T.question(name)}
      consequence={
        <Box sx={{ display: 'grid', gap: 4 }}>
          <Field
            label={T.reason}
            optional
            help={T.reasonHelp}
            value={reason}
            disabled={busy}
            autoFocus
            input={{ maxLength: MAX_DECLINE_REASON, autoComplete: 'off' }}
            onChange={({ target }) => setReason(target.value)}
          />
          <FieldError mensaje={error && !busy ? T.notDeclined(errorMessage(error)) : null} />
        </Box>
      }
      confirm={T.decline}
      cancel={T.cancel}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
