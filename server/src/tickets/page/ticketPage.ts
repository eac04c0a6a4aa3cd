import type { DescribedTicket } from '@lavanda/shared/ticket/describeTicket';
import { html, type Markup, raw } from '@lavanda/shared/ticket/page/html';
import { paintPaper } from '@lavanda/shared/ticket/page/paper';
import { SMALLEST_QR } from '@lavanda/shared/ticket/page/printedPage';
import { ticketStyles } from '@lavanda/shared/ticket/page/styles';
import { qrCode } from '@lavanda/shared/ticket/qr';
import type { TicketStatus } from '../describeStatus.ts';
import { VARIABLE_FONT_RULE } from './fonts.ts';
import { type PublicPhoto, photoCard } from './photoCard.ts';
import { pickupStyles } from './pickupStyles.ts';
import { ticketScript } from './script.ts';
import { COPY_SCRIPT, foldedTicket, statusCards } from './statusCards.ts';
import { statusStyles } from './statusStyles.ts';

export interface PageOptions {
  nonce: string;
  /** State of the nota, which the page shows above the paper. */
  status: TicketStatus;
  /** Photos shown above the paper. */
  photos?: readonly PublicPhoto[];
  /** Card about the next recoleccion, link to the privacy notice, and bar that asks for a recoleccion. */
  pickup?: { card: Markup | null; privacy: Markup | null; bar: Markup | null };
}

/** The public page of a ticket: the nota's state, and below it the paper. */
export function ticketPage(ticket: DescribedTicket, { nonce, status, photos = [], pickup }: PageOptions): string {
  const qr = ticket.link === null ? null : qrCode(ticket.link);
  const paper = ticketStyles(ticket, qr?.side ?? SMALLEST_QR);
  const styles = `${VARIABLE_FONT_RULE}\n${paper}${statusStyles(ticket)}${pickupStyles(ticket)}`;
  const page = html`<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<title>${ticket.title} | ${ticket.negocio}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${raw(styles)}</style>
</head>
<body>
<main class="lnk">${statusCards(ticket, status, pickup?.card)}${photoCard(photos)}${foldedTicket(ticket, paintPaper(ticket, qr, true))}${pickup?.privacy ?? null}${pickup?.bar ?? null}</main>
<script nonce="${nonce}">${raw(`${ticketScript(ticket.width, false)}${COPY_SCRIPT}`)}</script>
</body>
</html>`;
  return page.text;
}
