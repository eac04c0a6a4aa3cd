import { type ReactNode, useState } from 'react';
import LinkDialog from './LinkDialog.tsx';
import TicketDialog from './TicketDialog.tsx';
import { openWindow } from './ticketWindow.ts';
import { useMakeLink } from './useMakeLink.ts';
import { type TicketDialogState, useOpenTicket } from './useOpenTicket.ts';
import { type LinkDialogState, useShareTicket } from './useShareTicket.ts';

/** Actions on a nota's ticket. Render `element` anywhere; call each action directly from the tap's handler. */
export interface Ticket {
  /** Opens the page that prints itself and closes. */
  print(notaId: string): void;
  /** Opens the ticket as an image. */
  image(notaId: string): void;
  /** Opens WhatsApp with the public link; without a phone number, a window or the server, shows the link instead. */
  share(notaId: string): void;
  /** Shows the public link to copy, send or revoke. */
  link(notaId: string): void;
  element: ReactNode;
}

/**
 * Prints and shares tickets. Windows open directly in the tap's handler, because browsers block later ones; if a window is
 * blocked, a dialog shows the ticket. A ticket to print is drawn from this device's data when the server can't be reached, or
 * while a capture of its nota waits to be sent.
 */
export function useTicket(): Ticket {
  const [dialog, setDialog] = useState<TicketDialogState | LinkDialogState | null>(null);
  const close = () => setDialog(null);
  const makeLink = useMakeLink();
  const open = useOpenTicket(makeLink, setDialog);
  const share = useShareTicket(makeLink, setDialog);

  const actions = {
    print: (notaId: string) => void open('imprimir', notaId),
    image: (notaId: string) => void open('imagen', notaId),
    share: (notaId: string) => void share(notaId, openWindow('tab')),
    link: (notaId: string) => void share(notaId, null),
  };

  const element =
    dialog &&
    (dialog.type === 'enlace' ? <LinkDialog {...dialog} onClose={close} /> : <TicketDialog {...dialog} onClose={close} />);
  return { ...actions, element };
}
