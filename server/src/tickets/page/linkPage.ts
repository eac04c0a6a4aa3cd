import type { DescribedTicket } from '@lavanda/shared/ticket/describeTicket';
import { html, type Markup, raw } from '@lavanda/shared/ticket/page/html';
import type { TicketStatus } from '../describeStatus.ts';
import { PICKUP_TEXTS as T } from '../pickupTexts.ts';
import { VARIABLE_FONT_RULE } from './fonts.ts';
import { pickupFormStyles, pickupStyles } from './pickupStyles.ts';
import { topBar } from './statusCards.ts';
import { statusStyles } from './statusStyles.ts';

interface LinkPage {
  ticket: DescribedTicket;
  status: TicketStatus;
  token: string;
  nonce: string;
  title: string;
  content: Markup;
  /** Styles that only this page's content needs. */
  styles?: string;
}

const BASE = `* { box-sizing: border-box; margin: 0; }
html { font: 400 16px/22px Figtree, system-ui, sans-serif; -webkit-text-size-adjust: none; text-size-adjust: none; }`;

/** A page below a ticket's link: the laundry's bar, the content and a link back to the ticket. It has no script. */
export function linkPage({ ticket, status, token, nonce, title, content, styles = '' }: LinkPage): string {
  return html`<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<title>${title} | ${ticket.negocio}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${raw(`${VARIABLE_FONT_RULE}\n${BASE}${statusStyles(ticket)}${pickupStyles(ticket)}${pickupFormStyles(ticket)}${styles}`)}</style>
</head>
<body><main class="pub">${topBar(ticket, status)}
${content}
<a class="back" href="/t/${token}">${T.back}</a></main></body>
</html>`.text;
}
