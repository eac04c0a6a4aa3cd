import type { LocalTicket } from '@lavanda/shared';
import type { TicketLink } from '../../contract/schemas/tickets.ts';
import { ticketAddress } from '../../domain/ticketToken.ts';
import { describeTicket } from '../../ticket/describeTicket.ts';
import { type PrintedPage, printedTicket } from '../../ticket/page/printedPage.ts';
import { whatsAppLink } from '../../ticket/whatsapp.ts';

const addressOf = (token: string) => ticketAddress(location.origin, token);

/** The ticket to print, made from this device's data. */
export function printedHere(ticket: LocalTicket): PrintedPage {
  return printedTicket(describeTicket(ticket, { link: ticket.token === null ? null : addressOf(ticket.token) }));
}

/** The public link of a nota's ticket, and the wa.me link that sends it to the cliente, null without a phone. */
export function linkHere(ticket: LocalTicket, token: string): TicketLink {
  const url = addressOf(token);
  return { url, whatsapp: whatsAppLink(ticket, url) };
}
