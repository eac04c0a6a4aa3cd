import { type AppDispatch, errorMessage, readLocalTicket, useToast } from '@lavanda/shared';
import { useDispatch } from 'react-redux';
import type { TicketLink } from '../../contract/schemas/tickets.ts';
import { PENDING_FOLIO } from '../../domain/clave.ts';
import { TICKET_TEXTS } from './texts.ts';
import type { MakeLink } from './useMakeLink.ts';

/** The dialog that shows a ticket's public link. */
export interface LinkDialogState {
  type: 'enlace';
  notaId: string;
  link: TicketLink;
  /** Whether the server doesn't have the nota yet, so that the link works only after the nota is sent. */
  waits: boolean;
}

/**
 * Shares a ticket's public link; when `makeLink` gives none, the link that this device has.
 * @returns the function that shares: in WhatsApp if the server made the link and there is a window and a phone number, otherwise
 * in the dialog
 */
export function useShareTicket(makeLink: MakeLink, openDialog: (dialog: LinkDialogState) => void) {
  const dispatch = useDispatch<AppDispatch>();
  const toast = useToast();

  const shareHere = async (notaId: string, popup: Window | null) => {
    popup?.close();
    const ticket = await dispatch(readLocalTicket(notaId));
    if (!ticket || ticket.token === null) return toast(TICKET_TEXTS.linkOffline, 'error');
    const { linkHere } = await import('./printHere.ts');
    const waits = ticket.nota.folio === PENDING_FOLIO;
    openDialog({ type: 'enlace', notaId, link: linkHere(ticket, ticket.token), waits });
  };

  return async (notaId: string, popup: Window | null) => {
    const link = await makeLink(notaId);
    if (link === null) return shareHere(notaId, popup);
    const { data, error } = link;
    if (data?.whatsapp && popup && !popup.closed) {
      popup.opener = null;
      popup.location.replace(data.whatsapp);
      return;
    }
    popup?.close();
    if (data) openDialog({ type: 'enlace', notaId, link: data, waits: false });
    else toast(errorMessage(error), 'error');
  };
}
