import { type AppDispatch, api, errorMessage, useToast } from '@lavanda/shared';
import { type ReactNode, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { TicketLink } from '../../contract/schemas/tickets.ts';
import { imagePath, ticketPath, ticketsApi } from './endpoints.ts';
import LinkDialog from './LinkDialog.tsx';
import TicketDialog from './TicketDialog.tsx';
import { TICKET_TEXTS } from './texts.ts';
import { openWindow, type WindowError, watchWindow } from './ticketWindow.ts';

type DialogState = { type: 'imprimir' | 'imagen'; notaId: string } | { type: 'enlace'; notaId: string; link: TicketLink };

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
 * Prints and shares tickets. Windows open within the tap so browsers allow them; if blocked, a dialog shows the ticket.
 * On failure it closes the window and shows a toast.
 */
export function useTicket(): Ticket {
  const dispatch = useDispatch<AppDispatch>();
  const toast = useToast();
  const [layer, setDialog] = useState<DialogState | null>(null);
  const close = () => setDialog(null);

  const onError = (error: WindowError) => {
    toast(error?.detail ?? TICKET_TEXTS.ticketError, 'error');
    // The session ended: reading it again makes the shell's gate ask for sign-in, as after any 401.
    if (error?.status === 401) dispatch(api.util.invalidateTags(['Sesion']));
  };

  const makeLink = (notaId: string) => dispatch(ticketsApi.endpoints.sharedTicketLink.initiate(notaId));

  // Only this request creates the public link that the ticket's QR leads to; opening the ticket doesn't.
  const show = async (type: 'imprimir' | 'imagen', notaId: string) => {
    const popup = openWindow('ticket');
    const { error } = await makeLink(notaId);
    if (error) {
      popup?.close();
      toast(errorMessage(error), 'error');
    } else if (popup) {
      popup.location.replace(type === 'imprimir' ? ticketPath(notaId) : imagePath(notaId));
      watchWindow(popup, onError);
    } else setDialog({ type, notaId });
  };

  const requestLink = async (notaId: string, popup: Window | null) => {
    const { data, error } = await makeLink(notaId);
    if (data?.whatsapp && popup && !popup.closed) {
      popup.opener = null;
      popup.location.replace(data.whatsapp);
      return;
    }
    popup?.close();
    if (data) setDialog({ type: 'enlace', notaId, link: data });
    else toast(errorMessage(error), 'error');
  };

  const actions = {
    print: (notaId: string) => void show('imprimir', notaId),
    image: (notaId: string) => void show('imagen', notaId),
    share: (notaId: string) => void requestLink(notaId, openWindow('tab')),
    link: (notaId: string) => void requestLink(notaId, null),
  };

  const element =
    layer === null ? null : layer.type === 'enlace' ? (
      <LinkDialog notaId={layer.notaId} link={layer.link} onClose={close} />
    ) : (
      <TicketDialog notaId={layer.notaId} type={layer.type} onClose={close} />
    );
  return { ...actions, element };
}
