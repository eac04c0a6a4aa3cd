import { errorMessage, isApiError, useToast } from '@lavanda/shared';
import type { PickupRequest } from '@lavanda/shared/contract/schemas/pickupRequests';
import { MAX_DECLINE_REASON } from '@lavanda/shared/domain/pickupRequest';
import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import Field from '@lavanda/shared/ui/fields/Field';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { usePosDeclinePickupMutation } from './endpoints';
import { REQUEST_TEXTS as T } from './texts';

/** Asks why a request is declined, which may stay empty. A failure keeps the reason and says why. */
export default function DeclineDialog({ request, onClose }: { request: PickupRequest; onClose(): void }) {
  const toast = useToast();
  const [decline, { isLoading: busy, error }] = usePosDeclinePickupMutation();
  const [reason, setReason] = useState('');
  const { _id, cliente_name: name } = request;

  async function confirm() {
    const answer = await decline({ _id, motivo: reason.trim() });
    if (answer.data) toast(T.declined(name));
    // Somebody else answered first: there is nothing left to decline.
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
