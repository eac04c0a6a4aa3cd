import { type AppDispatch, errorMessage, isApiError, useCurrentUser, useToast } from '@lavanda/shared';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Nota } from '../../contract/schemas/sales.ts';
import { newId } from '../../domain/newId.ts';
import { whatsAppUrl } from '../../domain/notice.ts';
import { mayRetry } from '../feedback/mayRetry.ts';
import { useHours } from '../sucursal/useHours.ts';
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
 * Tells a cliente that a nota is ready: by the laundry's WhatsApp account when it has one, else by opening WhatsApp
 * with the message, which is recorded. A window that was blocked and a notice that wasn't sent become a dialog with the
 * link.
 * @param adopt shows the nota as the server answered it
 */
export function useNotice(adopt: (nota: Nota) => void = () => undefined) {
  const [layer, setLayer] = useState<Layer | null>(null);
  /** Ids of the notas whose notice is being sent. */
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set());
  const working = useRef(new Set<string>());
  /** False once the page, or the dialog with the button, was left. */
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const [noteNotice] = useSharedNoteNoticeMutation();
  const [sendNotice] = useSharedSendNoticeMutation();
  const user = useCurrentUser();
  const dispatch = useDispatch<AppDispatch>();
  const toast = useToast();
  const hoursOf = useHours();

  /** The message; without the ticket's address, and with the reason, when that couldn't be made. */
  async function messageOf(nota: NoticeNota) {
    const link = dispatch(ticketsApi.endpoints.sharedTicketLink.initiate(nota.id));
    const [{ data, error }, hours] = await Promise.all([link, hoursOf(nota.sucursalId)]);
    return { text: readyMessage(nota, user.tenantData, { hours, ticket: data?.url ?? '' }), error };
  }

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

  async function openOwn(nota: NoticeNota): Promise<boolean> {
    const popup = openWindow('tab');
    const { text, error } = await messageOf(nota);
    if (!error) return open(nota, { popup, text });
    popup?.close();
    toast(T.notOpened(errorMessage(error)), 'error');
    return false;
  }

  /** Shows the way out of a failed sending; where the button was left, a toast tells of it. */
  async function showFailure(nota: NoticeNota, error: unknown, operationId: string): Promise<void> {
    const failure = failureText(error);
    const message = mounted.current ? await messageOf(nota) : null;
    const url = message && whatsAppUrl(nota.clienteTelefono, message.text);
    const retry = mayRetry(error) ? operationId : null;
    if (url && mounted.current) setLayer({ nota, url, failure, retry });
    else {
      const again = { text: T.retry, run: () => void send(nota, operationId) };
      toast(T.failedOf(nota.clienteNombre, failure), 'error', retry === null ? undefined : again);
    }
  }

  async function sendNow(nota: NoticeNota, operationId: string): Promise<boolean> {
    setSending((before) => new Set(before).add(nota.id));
    const { data, error } = await sendNotice({ id: nota.id, operacion: operationId });
    setSending((before) => new Set([...before].filter((id) => id !== nota.id)));
    const current = data ?? (isApiError(error) && error.problem.actual);
    // Another register may have told already.
    if (current) adopt(current as Nota);
    if (data) toast(T.sent(nota.clienteNombre));
    else await showFailure(nota, error, operationId);
    return data !== undefined;
  }

  /** Runs one notice of a nota at a time. @returns false for another one meanwhile, which does nothing */
  async function alone(nota: NoticeNota, run: () => Promise<boolean>): Promise<boolean> {
    if (working.current.has(nota.id)) return false;
    working.current.add(nota.id);
    try {
      return await run();
    } finally {
      working.current.delete(nota.id);
    }
  }

  /**
   * Sends by the laundry's account and tells the outcome; a failure shows the way out. @returns whether WhatsApp took
   * it
   */
  function send(nota: NoticeNota, operationId = newId()): Promise<boolean> {
    return alone(nota, () => sendNow(nota, operationId));
  }

  /** Tells of a ready nota. To be called directly in the touch's handler, so that the browser allows the window. */
  async function tell(nota: NoticeNota): Promise<void> {
    await (user.tenantData.whatsapp_api ? send(nota) : alone(nota, () => openOwn(nota)));
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
              void send(layer.nota, layer.retry ?? undefined);
            }
      }
      onClose={close}
    />
  );
  return { open, send, tell, sending, element };
}
