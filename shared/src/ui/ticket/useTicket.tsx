import {
  type AppDispatch,
  api,
  errorMessage,
  isApiError,
  queue,
  type RootState,
  readLocalTicket,
  useToast,
} from '@lavanda/shared';
import { type ReactNode, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { TicketLink } from '../../contract/schemas/tickets.ts';
import { PENDING_FOLIO } from '../../domain/clave.ts';
import type { PrintedPage } from '../../ticket/page/printedPage.ts';
import { imagePath, ticketPath, ticketsApi } from './endpoints.ts';
import LinkDialog from './LinkDialog.tsx';
import TicketDialog from './TicketDialog.tsx';
import { TICKET_TEXTS } from './texts.ts';
import { openWindow, printInWindow, type WindowError, watchWindow } from './ticketWindow.ts';

type DialogState =
  | { type: 'imprimir' | 'imagen'; notaId: string; page: PrintedPage | null }
  | { type: 'enlace'; notaId: string; link: TicketLink; waits: boolean };

/** Actions on a nota's ticket. Render `element` anywhere; call each action directly from the tap's handler. */
export interface Ticket {
  /** Opens the page that prints itself and closes. */
  print(notaId: string): void;
  /** Opens the ticket as an image. */
  image(notaId: string): void;
  /** Opens WhatsApp with the public link; without a phone number, shows the link instead. */
  share(notaId: string): void;
  /** Shows the public link to copy, send or revoke. */
  link(notaId: string): void;
  element: ReactNode;
}

/**
 * Prints and shares tickets. Windows open within the tap, because browsers block later ones; a dialog then shows the ticket. A
 * ticket that the server doesn't have, or can't send, is drawn from this device's data.
 */
export function useTicket(): Ticket {
  const dispatch = useDispatch<AppDispatch>();
  const toast = useToast();
  const waiting = useSelector((state: RootState) => queue.selectors.queueOf(state).entries);
  const [layer, setDialog] = useState<DialogState | null>(null);
  const close = () => setDialog(null);

  const onError = (error: WindowError) => {
    toast(error?.detail ?? TICKET_TEXTS.ticketError, 'error');
    // The session ended: refetching it makes the shell's gate ask for sign-in, as after any 401.
    if (error?.status === 401) dispatch(api.util.invalidateTags(['Sesion']));
  };

  const fail = (popup: Window | null, text: string) => {
    popup?.close();
    toast(text, 'error');
  };

  /** Creates the public link that the ticket's QR leads to; no other request does. Null when the server can't be asked. */
  const makeLink = async (notaId: string) => {
    if (waiting.some(({ about }) => about === notaId)) return null;
    const { data, error } = await dispatch(ticketsApi.endpoints.sharedTicketLink.initiate(notaId));
    if (data) return { data };
    return isApiError(error) && error.status === 'red' ? null : { error };
  };

  const printHere = async (notaId: string, popup: Window | null) => {
    const ticket = await dispatch(readLocalTicket(notaId));
    if (!ticket) return fail(popup, TICKET_TEXTS.notHere);
    const { printedHere } = await import('./printHere.ts');
    const page = printedHere(ticket);
    if (popup) await printInWindow(popup, page);
    else setDialog({ type: 'imprimir', notaId, page });
  };

  const show = async (type: 'imprimir' | 'imagen', notaId: string) => {
    const popup = openWindow('ticket');
    const link = await makeLink(notaId);
    if (link === null) return type === 'imprimir' ? printHere(notaId, popup) : fail(popup, TICKET_TEXTS.imageOffline);
    if (link.error) return fail(popup, errorMessage(link.error));
    if (!popup) return setDialog({ type, notaId, page: null });
    popup.location.replace(type === 'imprimir' ? ticketPath(notaId) : imagePath(notaId));
    watchWindow(popup, onError);
  };

  const shareHere = async (notaId: string, popup: Window | null) => {
    popup?.close();
    const ticket = await dispatch(readLocalTicket(notaId));
    if (!ticket || ticket.token === null) return toast(TICKET_TEXTS.linkOffline, 'error');
    const { linkHere } = await import('./printHere.ts');
    const waits = ticket.nota.folio === PENDING_FOLIO;
    setDialog({ type: 'enlace', notaId, link: linkHere(ticket, ticket.token), waits });
  };

  const requestLink = async (notaId: string, popup: Window | null) => {
    const link = await makeLink(notaId);
    if (link === null) return shareHere(notaId, popup);
    const { data, error } = link;
    if (data?.whatsapp && popup && !popup.closed) {
      popup.opener = null;
      popup.location.replace(data.whatsapp);
      return;
    }
    popup?.close();
    if (data) setDialog({ type: 'enlace', notaId, link: data, waits: false });
    else toast(errorMessage(error), 'error');
  };

  const actions = {
    print: (notaId: string) => void show('imprimir', notaId),
    image: (notaId: string) => void show('imagen', notaId),
    share: (notaId: string) => void requestLink(notaId, openWindow('tab')),
    link: (notaId: string) => void requestLink(notaId, null),
  };

  const element =
    layer && (layer.type === 'enlace' ? <LinkDialog {...layer} onClose={close} /> : <TicketDialog {...layer} onClose={close} />);
  return { ...actions, element };
}
