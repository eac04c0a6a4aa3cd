import { errorMessage, useToast } from '@lavanda/shared';
import type { Chofer } from '@lavanda/shared/contract/schemas/rutas';
import type { LocalDay } from '@lavanda/shared/domain/dates';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import Field from '@lavanda/shared/ui/fields/Field';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useCallback, useEffect } from 'react';
import { useRutasDriverLinkMutation, useRutasRevokeLinkMutation } from '../endpoints';
import { longDay } from '../texts';
import { LINK_TEXTS as T } from './texts';

interface LinkDialogProps {
  driver: Chofer;
  day: LocalDay;
  onClose(): void;
}

/** Shows a driver's link of the day. The first opening creates it; later openings show the same link until it is revoked. */
export default function LinkDialog({ driver, day, onClose }: LinkDialogProps) {
  const toast = useToast();
  const [make, { data, error }] = useRutasDriverLinkMutation();
  const [revoke, { isLoading: revoking }] = useRutasRevokeLinkMutation();
  const { _id, nombre: name } = driver;
  const ask = useCallback(() => void make({ fecha: day, chofer: _id }), [make, day, _id]);
  useEffect(ask, [ask]);
  const address = data && new URL(data.enlace, window.location.origin).href;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address ?? '');
      toast(T.copied);
    } catch {
      toast(T.notCopied, 'error');
    }
  }

  async function takeAway() {
    const answer = await revoke({ fecha: day, chofer: _id });
    if (answer.error) return toast(T.notRevoked(errorMessage(answer.error)), 'error');
    toast(T.revoked(name));
    onClose();
  }

  return (
    <AppDialog
      opened
      title={T.title(name)}
      subtitle={T.subtitle(longDay(day))}
      busy={revoking}
      onClose={onClose}
      actions={
        address && (
          <>
            <Button color="error" disabled={revoking} onClick={() => void takeAway()}>
              {T.revoke}
            </Button>
            <Button variant={data.whatsapp === null ? 'contained' : 'outlined'} onClick={() => void copy()}>
              {T.copy}
            </Button>
            {data.whatsapp !== null && (
              <Button variant="contained" href={data.whatsapp} target="_blank" rel="noreferrer">
                {T.whatsapp}
              </Button>
            )}
          </>
        )
      }
    >
      {error && <ErrorPanel level="p" title={T.notMade} error={error} onRetry={ask} />}
      {!error && !address && <CircularProgress aria-label={T.making} />}
      {address && <Field label={T.label} value={address} readOnly onFocus={({ target }) => target.select()} />}
    </AppDialog>
  );
}
