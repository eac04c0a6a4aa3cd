import { errorMessage, isApiError } from '@lavanda/shared';
import { notaMark } from '@lavanda/shared/domain/clave';
import { piecesText } from '@lavanda/shared/domain/pieces';
import { parsePlace } from '@lavanda/shared/domain/stage';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Clave from '@lavanda/shared/ui/display/Clave';
import type { OpenedMessage } from '@lavanda/shared/ui/notice/useOpenedNotice';
import { openWindow } from '@lavanda/shared/ui/ticket/ticketWindow';
import Alert from '@mui/material/Alert';
import { useRef, useState } from 'react';
import { useDiscard } from '../../discard/useDiscard';
import { notaFromConflict } from '../../notas/conflict';
import type { StoredNota } from '../../notas/nota';
import type { Stages } from '../board/useStages';
import MessagePreview from './MessagePreview';
import PlaceField, { placesFor } from './PlaceField';
import ReadyActions, { type Working } from './ReadyActions';
import { READY_TEXTS as T } from './texts';
import { useReadyMessage } from './useReadyMessage';
import { useReadyMove } from './useReadyMove';

/**
 * How the cliente is notified: a message to open in WhatsApp, or 'enviar' (by the laundry's WhatsApp account); null: not at
 * all.
 */
export type Telling = OpenedMessage | 'enviar' | null;

interface ReadyDialogProps {
  nota: StoredNota;
  /** The active notas, whose places are taken. */
  active: readonly StoredNota[];
  send: Stages['send'];
  /** Called with the ready nota and how its cliente is notified. */
  onDone(ready: StoredNota, telling: Telling): void;
  /** Called when another register moved or closed the nota in the meantime. */
  onRefused(error: unknown): void;
  onClose(): void;
}

const statusOf = (error: unknown) => (isApiError(error) ? error.status : null);

/**
 * Dialog 'Lista': the nota's place on the rack and an optional message to the cliente. Typed text is kept until the nota is
 * saved. For a nota that is already ready, only the place is asked.
 */
export default function ReadyDialog({ nota, active, send, onDone, onRefused, onClose }: ReadyDialogProps) {
  const isReady = nota.etapa === 'lista';
  const tells = !isReady && nota.clienteTelefono !== '';
  const [places] = useState(() => placesFor(nota, active));
  const [place, setPlace] = useState(nota.lugar || (places[0] ?? ''));
  const [placeError, setPlaceError] = useState<string | null>(null);
  const [textError, setTextError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [working, setWorking] = useState<Working>(null);
  const field = useRef<HTMLInputElement>(null);
  const move = useReadyMove(nota, send);
  const message = useReadyMessage(nota, tells);
  const discard = useDiscard(message.isChanged, onClose);

  function refuse(error: unknown) {
    const detail = errorMessage(error);
    if (statusOf(error) === 409) {
      // If the nota is already 'lista', the dialog stays open, so that an edited message isn't lost and can still be sent.
      if (message.isChanged && notaFromConflict(error)?.etapa === 'lista') setFailure(T.alreadyReady(detail));
      else onRefused(error);
    } else if (statusOf(error) === 422) {
      setPlaceError(detail);
      // Waits until the field is enabled again.
      setTimeout(() => field.current?.select());
    } else setFailure((isReady ? T.placeNotChanged : T.notMarked)(detail));
  }

  async function mark(how: 'avisar' | 'marcar') {
    if (working) return;
    const parsed = parsePlace(place);
    const isEmpty = how === 'avisar' && message.text?.trim() === '';
    setPlaceError(parsed === null ? T.invalidPlace : null);
    setTextError(isEmpty ? T.emptyMessage : null);
    setFailure(null);
    if (parsed === null || isEmpty) return;
    // Opened within the click handler, because browsers block windows that are opened later.
    const popup = how === 'avisar' && !message.byTemplate ? openWindow('tab') : null;
    setWorking(how);
    const outcome = await move(parsed);
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

  return (
    <>
      <AppDialog
        opened
        title={(isReady ? T.titleOfPlace : T.title)(nota.clienteNombre)}
        subtitle={
          <>
            <b>
              <Clave clave={notaMark(nota)} />
            </b>
            {nota.bultos > 0 && ` · ${piecesText(nota.bultos)}`}
            {` · ${nota.sucursalNombre}`}
          </>
        }
        width={520}
        busy={working !== null}
        onClose={discard.close}
        onSubmit={() => void mark(tells ? 'avisar' : 'marcar')}
        actions={
          <ReadyActions
            tells={tells}
            mark={isReady ? T.savePlace : T.onlyMark}
            working={working}
            onMark={() => void mark('marcar')}
          />
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
        {tells && (
          <MessagePreview phone={nota.clienteTelefono} message={message} error={textError} onEdit={() => setTextError(null)} />
        )}
        {!tells && !isReady && (
          <Alert severity="info" sx={{ mt: 4 }}>
            {T.noPhone}
          </Alert>
        )}
      </AppDialog>
      {discard.question}
    </>
  );
}
