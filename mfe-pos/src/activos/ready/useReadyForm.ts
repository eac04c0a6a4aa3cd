import { errorMessage, isApiError } from '@lavanda/shared';
import { parsePlace } from '@lavanda/shared/domain/stage';
import type { OpenedMessage } from '@lavanda/shared/ui/notice/useOpenedNotice';
import { openWindow } from '@lavanda/shared/ui/ticket/ticketWindow';
import { useState } from 'react';
import { notaFromConflict } from '../../notas/conflict';
import type { StoredNota } from '../../notas/nota';
import type { Stages } from '../board/useStages';
import type { Working } from './ReadyActions';
import { READY_TEXTS as T } from './texts';
import { usePlace } from './usePlace';
import { useReadyMessage } from './useReadyMessage';
import { useReadyMove } from './useReadyMove';

/**
 * How the cliente is notified: a message to open in WhatsApp, or 'enviar' when the laundry's WhatsApp account sends the notice.
 * Null when the cliente isn't notified.
 */
export type Telling = OpenedMessage | 'enviar' | null;

export interface ReadyFormOptions {
  nota: StoredNota;
  /** The active notas, whose places are taken. */
  active: readonly StoredNota[];
  send: Stages['send'];
  /** Called with the ready nota and how its cliente is notified. */
  onDone(ready: StoredNota, telling: Telling): void;
  /** Called when the nota was moved or closed elsewhere in the meantime, unless an edited message can still be sent. */
  onRefused(error: unknown): void;
  onClose(): void;
}

const statusOf = (error: unknown) => (isApiError(error) ? error.status : null);

/** State of the dialog 'Lista': the place, the message to the cliente, their errors, and the move of the nota. */
export function useReadyForm({ nota, active, send, onDone, onRefused, onClose }: ReadyFormOptions) {
  const isReady = nota.etapa === 'lista';
  const tells = !isReady && nota.clienteTelefono !== '';
  const place = usePlace(nota, active);
  const [textError, setTextError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [working, setWorking] = useState<Working>(null);
  const move = useReadyMove(nota, send);
  const message = useReadyMessage(nota, tells);

  function refuse(error: unknown) {
    const detail = errorMessage(error);
    if (statusOf(error) === 409) {
      // If the message was edited and the nota is still in the sucursal, the dialog stays open, so that the message can still be
      // sent.
      if (message.isChanged && notaFromConflict(error)?.etapa) setFailure(T.movedMeanwhile(detail));
      else onRefused(error);
    } else if (statusOf(error) === 422) place.refuse(detail);
    else setFailure((isReady ? T.placeNotChanged : T.notMarked)(detail));
  }

  async function mark(how: 'avisar' | 'marcar') {
    if (working) return;
    const parsed = parsePlace(place.place);
    const isEmpty = how === 'avisar' && message.text?.trim() === '';
    place.setError(parsed === null ? T.invalidPlace : null);
    setTextError(isEmpty ? T.emptyMessage : null);
    setFailure(null);
    if (parsed === null || isEmpty) return;
    // The window opens within the click handler, because browsers may block windows that are opened later.
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

  return {
    /** True for a nota that is already ready, whose place is changed. */
    isReady,
    /** True when this dialog can notify the cliente: the nota isn't ready yet, and the cliente has a phone. */
    tells,
    place,
    message,
    textError,
    /** Removes the error of the message, which is being edited. */
    clearTextError: () => setTextError(null),
    failure,
    working,
    mark,
  };
}
