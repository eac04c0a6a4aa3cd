import { type AppDispatch, errorMessage, useCurrentUser, useToast } from '@lavanda/shared';
import { newId } from '@lavanda/shared/domain/newId';
import { whatsAppUrl } from '@lavanda/shared/domain/notice';
import { ticketsApi } from '@lavanda/shared/ui/ticket/endpoints';
import { openWindow } from '@lavanda/shared/ui/ticket/ticketWindow';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { usePosNoteNoticeMutation } from '../../notas/endpoints';
import { mayRetry } from '../../notas/mayRetry';
import type { StoredNota } from '../../notas/nota';
import { TEXTS } from '../texts';
import BlockedDialog from './BlockedDialog';
import { readyMessage } from './message';
import type { OpenedMessage } from './ReadyDialog';
import { READY_TEXTS as T } from './texts';

/**
 * Opens WhatsApp with the message that a nota is ready, and records it. A window that the browser blocked becomes a
 * dialog with its link.
 * @param adopt shows the nota as the server answered it
 */
export function useNotice(adopt: (nota: StoredNota) => void) {
  const [blocked, setBlocked] = useState<{ nota: StoredNota; url: string } | null>(null);
  const opening = useRef(new Set<string>());
  const [noteNotice] = usePosNoteNoticeMutation();
  const { tenantData: laundry } = useCurrentUser();
  const dispatch = useDispatch<AppDispatch>();
  const toast = useToast();

  async function note(nota: StoredNota, operationId = newId()): Promise<void> {
    const { data, error } = await noteNotice({ id: nota.id, operacion: operationId });
    if (data) adopt(data);
    else {
      const retry = { text: TEXTS.activos.retry, run: () => void note(nota, operationId) };
      toast(T.notNoted(nota.clienteNombre, errorMessage(error)), 'error', mayRetry(error) ? retry : undefined);
    }
  }

  /** Opens a message whose window the touch opened. @returns whether it is open */
  function open(nota: StoredNota, { text, popup }: OpenedMessage): boolean {
    const url = whatsAppUrl(nota.clienteTelefono, text);
    if (url === null) {
      popup?.close();
      return false;
    }
    if (!popup || popup.closed) {
      setBlocked({ nota, url });
      return false;
    }
    popup.opener = null;
    popup.location.replace(url);
    void note(nota);
    return true;
  }

  /** Opens the laundry's message for a ready nota. To be called directly in the touch's handler. */
  async function tell(nota: StoredNota): Promise<void> {
    if (opening.current.has(nota.id)) return;
    opening.current.add(nota.id);
    const popup = openWindow('tab');
    const { data, error } = await dispatch(ticketsApi.endpoints.sharedTicketLink.initiate(nota.id));
    opening.current.delete(nota.id);
    if (data) open(nota, { popup, text: readyMessage(nota, laundry, data.url) });
    else {
      popup?.close();
      toast(T.notOpened(errorMessage(error)), 'error');
    }
  }

  const element = blocked && (
    <BlockedDialog
      name={blocked.nota.clienteNombre}
      url={blocked.url}
      onOpened={() => {
        void note(blocked.nota);
        setBlocked(null);
      }}
      onClose={() => setBlocked(null)}
    />
  );
  return { open, tell, element };
}
