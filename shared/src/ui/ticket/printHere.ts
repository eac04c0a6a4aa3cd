import type { LocalTicket } from '@lavanda/shared';
import type { TicketLink } from '../../contract/schemas/tickets.ts';
import { ticketAddress } from '../../domain/ticketToken.ts';
import { describeTicket } from '../../ticket/describeTicket.ts';
import { type PrintedPage, printedTicket } from '../../ticket/page/printedPage.ts';
import { whatsAppLink } from '../../ticket/whatsapp.ts';

const addressOf = (token: string) => ticketAddress(location.origin, token);

/** The ticket as the server would print it, from what this device keeps. */
export function printedHere(ticket: LocalTicket): PrintedPage {
  return printedTicket(describeTicket(ticket, { link: ticket.token === null ? null : addressOf(ticket.token) }));
}

/** The public link of a nota, and the message that shares it. */
export function linkHere(ticket: LocalTicket, token: string): TicketLink {
  const url = addressOf(token);
  return { url, whatsapp: whatsAppLink(ticket, url) };
}
