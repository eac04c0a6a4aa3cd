import { errorMessage, isApiError } from '@lavanda/shared';
import { notaMark } from '@lavanda/shared/domain/clave';
import { parsePlace } from '@lavanda/shared/domain/stage';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Clave from '@lavanda/shared/ui/display/Clave';
import type { OpenedMessage } from '@lavanda/shared/ui/notice/useOpenedNotice';
import { openWindow } from '@lavanda/shared/ui/ticket/ticketWindow';
import ChatOutlined from '@mui/icons-material/ChatOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useRef, useState } from 'react';
import { useOperationId } from '../../cierre/useOperationId';
import type { StoredNota } from '../../notas/nota';
import type { Stages } from '../board/useStages';
import MessagePreview from './MessagePreview';
import PlaceField, { placesFor } from './PlaceField';
import { READY_TEXTS as T } from './texts';
import { useReadyMessage } from './useReadyMessage';

/** How the cliente is told: by a message to open, or by the laundry's WhatsApp account; null: not at all. */
export type Telling = OpenedMessage | 'enviar' | null;

interface ReadyDialogProps {
  nota: StoredNota;
  /** The active notas, whose places aren't free. */
  active: readonly StoredNota[];
  send: Stages['send'];
  /** Called with the nota as it is now, and how its cliente is told. */
  onDone(ready: StoredNota, telling: Telling): void;
  /** Called when another register moved or closed the nota meanwhile. */
  onRefused(error: unknown): void;
  onClose(): void;
}

type Working = 'avisar' | 'marcar' | null;

const statusOf = (error: unknown) => (isApiError(error) ? error.status : null);

/**
 * 'Lista': where the nota hangs and, if wanted, the message that tells its cliente. What was typed stays until it is
 * done.
 */
export default function ReadyDialog({ nota, active, send, onDone, onRefused, onClose }: ReadyDialogProps) {
  const [places] = useState(() => placesFor(nota, active));
  const [place, setPlace] = useState(places[0] ?? '');
  const [placeError, setPlaceError] = useState<string | null>(null);
  const [textError, setTextError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [working, setWorking] = useState<Working>(null);
  const field = useRef<HTMLInputElement>(null);
  const operationOf = useOperationId();
  const message = useReadyMessage(nota);
  const withPhone = nota.clienteTelefono !== '';

  function refuse(error: unknown) {
    const detail = errorMessage(error);
    if (statusOf(error) === 409) onRefused(error);
    else if (statusOf(error) === 422) {
      setPlaceError(detail);
      // After the field is enabled again.
      setTimeout(() => field.current?.select());
    } else setFailure(T.notMarked(detail));
  }

  async function mark(how: 'avisar' | 'marcar') {
    if (working) return;
    const parsed = parsePlace(place);
    const isEmpty = how === 'avisar' && message.text?.trim() === '';
    setPlaceError(parsed === null ? T.invalidPlace : null);
    setTextError(isEmpty ? T.emptyMessage : null);
    setFailure(null);
    if (parsed === null || isEmpty) return;
    // Opened within the touch, so that the browser allows it.
    const popup = how === 'avisar' && !message.byTemplate ? openWindow('tab') : null;
    setWorking(how);
    const outcome = await send(nota, { stage: 'lista', place: parsed }, operationOf(parsed));
    if (outcome?.data) {
      if (how === 'marcar') onDone(outcome.data, null);
      else onDone(outcome.data, message.byTemplate ? 'enviar' : { popup, text: await message.complete() });
      return;
    }
    popup?.close();
    setWorking(null);
    if (outcome) refuse(outcome.error);
    else onClose();
  }

  const busyIcon = <CircularProgress size={18} color="inherit" aria-hidden />;
  return (
    <AppDialog
      opened
      title={T.title(nota.clienteNombre)}
      subtitle={
        <>
          <Clave clave={notaMark(nota)} />
          {` · ${nota.sucursalNombre}`}
        </>
      }
      width={520}
      busy={working !== null}
      onClose={onClose}
      onSubmit={() => void mark(withPhone ? 'avisar' : 'marcar')}
      actions={
        <>
          {withPhone && (
            <Button
              size="large"
              disabled={working !== null}
              onClick={() => void mark('marcar')}
              startIcon={working === 'marcar' && busyIcon}
              sx={{ color: 'primary.text', flex: { xs: '1 1 100%', sm: 'none' } }}
            >
              {working === 'marcar' ? T.saving : T.onlyMark}
            </Button>
          )}
          <Button
            type="submit"
            size="large"
            variant="contained"
            disabled={working !== null}
            startIcon={withPhone ? working === 'avisar' ? busyIcon : <ChatOutlined /> : working !== null && busyIcon}
            sx={{ flex: { xs: '1 1 100%', sm: '1 1 auto' }, order: { xs: -1, sm: 0 } }}
          >
            {withPhone ? (working === 'avisar' ? T.saving : T.tell) : working === null ? T.onlyMark : T.saving}
          </Button>
        </>
      }
    >
      {failure !== null && (
        <Alert severity="error" sx={{ mb: 4 }}>
          {failure}
        </Alert>
      )}
      <PlaceField
        ref={field}
        value={place}
        places={places}
        error={placeError}
        onChange={(written) => {
          setPlace(written);
          setPlaceError(null);
        }}
      />
      {withPhone ? (
        <MessagePreview phone={nota.clienteTelefono} message={message} error={textError} onEdit={() => setTextError(null)} />
      ) : (
        <Alert severity="info" sx={{ mt: 4 }}>
          {T.noPhone}
        </Alert>
      )}
    </AppDialog>
  );
}
