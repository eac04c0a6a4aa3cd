import { type AppDispatch, api, errorMessage, readLocalTicket, useToast } from '@lavanda/shared';
import { useDispatch } from 'react-redux';
import type { PrintedPage } from '../../ticket/page/printedPage.ts';
import { imagePath, ticketPath } from './endpoints.ts';
import { TICKET_TEXTS } from './texts.ts';
import { openWindow, printInWindow, type WindowError, watchWindow } from './ticketWindow.ts';
import type { MakeLink } from './useMakeLink.ts';

/** The dialog that shows a ticket when its window was blocked. */
export interface TicketDialogState {
  type: 'imprimir' | 'imagen';
  notaId: string;
  /** Drawn on this device; null when the server draws the ticket. */
  page: PrintedPage | null;
}

/**
 * Opens a ticket in a window, to print it or as an image. If the server can't be reached, or a capture of the nota waits to be
 * sent, the printed ticket is drawn from this device's data.
 */
export function useOpenTicket(makeLink: MakeLink, openDialog: (dialog: TicketDialogState) => void) {
  const dispatch = useDispatch<AppDispatch>();
  const toast = useToast();

  const onError = (error: WindowError) => {
    toast(error?.detail ?? TICKET_TEXTS.ticketError, 'error');
    // The session ended. Refetching it makes the shell show the sign-in page, as after any 401.
    if (error?.status === 401) dispatch(api.util.invalidateTags(['Sesion']));
  };

  const fail = (popup: Window | null, text: string) => {
    popup?.close();
    toast(text, 'error');
  };

  const printHere = async (notaId: string, popup: Window | null) => {
    const ticket = await dispatch(readLocalTicket(notaId));
    if (!ticket) return fail(popup, TICKET_TEXTS.notHere);
    const { printedHere } = await import('./printHere.ts');
    const page = printedHere(ticket);
    if (popup) await printInWindow(popup, page);
    else openDialog({ type: 'imprimir', notaId, page });
  };

  return async (type: 'imprimir' | 'imagen', notaId: string) => {
    const popup = openWindow('ticket');
    const link = await makeLink(notaId);
    if (link === null) return type === 'imprimir' ? printHere(notaId, popup) : fail(popup, TICKET_TEXTS.imageOffline);
    if (link.error) return fail(popup, errorMessage(link.error));
    if (!popup) return openDialog({ type, notaId, page: null });
    popup.location.replace(type === 'imprimir' ? ticketPath(notaId) : imagePath(notaId));
    watchWindow(popup, onError);
  };
}
