import { type AppDispatch, errorMessage, isApiError, useCurrentUser, useToast } from '@lavanda/shared';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Nota } from '../../contract/schemas/sales.ts';
import { newId } from '../../domain/newId.ts';
import { whatsAppUrl } from '../../domain/notice.ts';
import { mayRetry } from '../feedback/mayRetry.ts';
import { ticketsApi } from '../ticket/endpoints.ts';
import { openWindow } from '../ticket/ticketWindow.ts';
import { useSharedNoteNoticeMutation, useSharedSendNoticeMutation } from './endpoints.ts';
import { type NoticeNota, readyMessage } from './message.ts';
import { NOTICE_TEXTS as T } from './texts.ts';
import WayOutDialog from './WayOutDialog.tsx';

/** A message to open: its text, and the window that the touch opened for it, null when the browser blocked it. */
export interface OpenedMessage {
  text: string;
  popup: Window | null;
}

interface Layer {
  nota: NoticeNota;
  url: string;
  failure: string | null;
  /** The operation to send again; null when that can't help. */
  retry: string | null;
}

/** What is said of a failed sending. A conflict, or no answer, leaves open whether the notice was sent. */
function failureText(error: unknown): string {
  const detail = errorMessage(error);
  const isOpen = mayRetry(error) || (isApiError(error) && error.status === 409);
  return isOpen ? detail : T.notSent(detail);
}

/**
 * Tells a cliente that a nota is ready: by the laundry's WhatsApp account when it has one, else by opening WhatsApp with
 * the message, which is recorded. A window that was blocked and a notice that wasn't sent become a dialog with the link.
 * @param adopt shows the nota as the server answered it
 */
export function useNotice(adopt: (nota: Nota) => void = () => undefined) {
  const [layer, setLayer] = useState<Layer | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const working = useRef(new Set<string>());
  const [noteNotice] = useSharedNoteNoticeMutation();
  const [sendNotice] = useSharedSendNoticeMutation();
  const { tenantData: laundry } = useCurrentUser();
  const dispatch = useDispatch<AppDispatch>();
  const toast = useToast();
  const linkOf = (nota: NoticeNota) => dispatch(ticketsApi.endpoints.sharedTicketLink.initiate(nota.id));

  async function note(nota: NoticeNota, operationId = newId()): Promise<void> {
    const { data, error } = await noteNotice({ id: nota.id, operacion: operationId });
    if (data) adopt(data);
    else {
      const retry = { text: T.retry, run: () => void note(nota, operationId) };
      toast(T.notNoted(nota.clienteNombre, errorMessage(error)), 'error', mayRetry(error) ? retry : undefined);
    }
  }

  /** Opens a message whose window the touch opened. @returns whether it is open */
  function open(nota: NoticeNota, { text, popup }: OpenedMessage): boolean {
    const url = whatsAppUrl(nota.clienteTelefono, text);
    if (url === null) {
      popup?.close();
      return false;
    }
    if (!popup || popup.closed) {
      setLayer({ nota, url, failure: null, retry: null });
      return false;
    }
    popup.opener = null;
    popup.location.replace(url);
    void note(nota);
    return true;
  }

  async function openOwn(nota: NoticeNota): Promise<void> {
    const popup = openWindow('tab');
    const { data, error } = await linkOf(nota);
    if (data) open(nota, { popup, text: readyMessage(nota, laundry, data.url) });
    else {
      popup?.close();
      toast(T.notOpened(errorMessage(error)), 'error');
    }
  }

  /** Sends by the laundry's account; a failure shows the way out. @returns whether WhatsApp took it */
  async function send(nota: NoticeNota, operationId = newId()): Promise<boolean> {
    setBusy(nota.id);
    const { data, error } = await sendNotice({ id: nota.id, operacion: operationId });
    setBusy((current) => (current === nota.id ? null : current));
    if (data) {
      adopt(data);
      return true;
    }
    const current = isApiError(error) && error.problem.actual;
    // Another register may have told already.
    if (current) adopt(current as Nota);
    const link = await linkOf(nota);
    const url = whatsAppUrl(nota.clienteTelefono, readyMessage(nota, laundry, link.data?.url ?? ''));
    const failure = failureText(error);
    if (url === null) toast(failure, 'error');
    else setLayer({ nota, url, failure, retry: mayRetry(error) ? operationId : null });
    return false;
  }

  async function sendOwn(nota: NoticeNota, operationId?: string): Promise<void> {
    if (await send(nota, operationId)) toast(T.sent(nota.clienteNombre));
  }

  /** Tells of a ready nota. To be called directly in the touch's handler, so that the browser allows the window. */
  async function tell(nota: NoticeNota): Promise<void> {
    if (working.current.has(nota.id)) return;
    working.current.add(nota.id);
    await (laundry.whatsapp_api ? sendOwn(nota) : openOwn(nota));
    working.current.delete(nota.id);
  }

  const close = () => setLayer(null);
  const element = layer && (
    <WayOutDialog
      name={layer.nota.clienteNombre}
      url={layer.url}
      failure={layer.failure}
      onOpened={() => {
        void note(layer.nota);
        close();
      }}
      onRetry={
        layer.retry === null
          ? undefined
          : () => {
              close();
              void sendOwn(layer.nota, layer.retry ?? undefined);
            }
      }
      onClose={close}
    />
  );
  return { open, send, tell, busy, element };
}
