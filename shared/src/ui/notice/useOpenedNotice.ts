import { errorMessage, useToast } from '@lavanda/shared';
import type { Nota } from '../../contract/schemas/sales.ts';
import { newId } from '../../domain/newId.ts';
import { whatsAppUrl } from '../../domain/notice.ts';
import { mayRetry } from '../feedback/mayRetry.ts';
import { openWindow } from '../ticket/ticketWindow.ts';
import { useSharedNoteNoticeMutation } from './endpoints.ts';
import type { NoticeNota } from './message.ts';
import { NOTICE_TEXTS as T } from './texts.ts';
import { useMessage } from './useMessage.ts';

/** A message to open: its text, and the window that the tap opened for it (null when the browser blocked it). */
export interface OpenedMessage {
  text: string;
  popup: Window | null;
}

/**
 * Opens WhatsApp with a message to a cliente; the server records the notice.
 * @param adopt shows the nota as the server answered it
 * @param onBlocked called with the address that opens WhatsApp when the browser blocked its window
 */
export function useOpenedNotice(adopt: (nota: Nota) => void, onBlocked: (nota: NoticeNota, url: string) => void) {
  const [noteNotice] = useSharedNoteNoticeMutation();
  const messageOf = useMessage();
  const toast = useToast();

  async function note(nota: NoticeNota, operationId = newId()): Promise<void> {
    const { data, error } = await noteNotice({ id: nota.id, operacion: operationId });
    if (data) adopt(data);
    else {
      const retry = { text: T.retry, run: () => void note(nota, operationId) };
      toast(T.notNoted(nota.clienteNombre, errorMessage(error)), 'error', mayRetry(error) ? retry : undefined);
    }
  }

  /** Opens a message in the window that the tap opened for it. @returns whether WhatsApp is open */
  function open(nota: NoticeNota, { text, popup }: OpenedMessage): boolean {
    const url = whatsAppUrl(nota.clienteTelefono, text);
    if (url === null) {
      popup?.close();
      return false;
    }
    if (!popup || popup.closed) {
      onBlocked(nota, url);
      return false;
    }
    popup.opener = null;
    popup.location.replace(url);
    void note(nota);
    return true;
  }

  /** Opens the laundry's message. @returns whether WhatsApp is open */
  async function openOwn(nota: NoticeNota): Promise<boolean> {
    const popup = openWindow('tab');
    const { text, error } = await messageOf(nota);
    if (!error) return open(nota, { popup, text });
    popup?.close();
    toast(T.notOpened(errorMessage(error)), 'error');
    return false;
  }

  return { note, open, openOwn };
}
