import type { TicketStatus } from '../describeStatus.ts';
import type { DescribedLine, DescribedTicket, ListRow } from '../describeTicket.ts';
import { type QrCode, qrCode } from '../qr.ts';
import { TEXTS } from '../texts.ts';
import { FONT_RULES, VARIABLE_FONT_RULE } from './fonts.ts';
import { html, isImage, type Markup, raw } from './html.ts';
import { type PublicPhoto, photoCard } from './photoCard.ts';
import { pickupStyles } from './pickupStyles.ts';
import { ticketScript } from './script.ts';
import { COPY_SCRIPT, foldedTicket, statusCards } from './statusCards.ts';
import { statusStyles } from './statusStyles.ts';
import { ticketStyles } from './styles.ts';

export interface PageOptions {
  nonce: string;
  /** Whether the page prints itself and closes; otherwise it only shows the ticket. */
  print: boolean;
  /** How the nota stands, on the page for its cliente, which search engines are told not to index; null for staff. */
  status: TicketStatus | null;
  /** Shown above the paper, on the page for its cliente. */
  photos?: readonly PublicPhoto[];
  /** On the page for the cliente: what is told of the next recoleccion, the privacy notice, the bar that asks for one. */
  pickup?: { card: Markup | null; privacy: Markup | null; bar: Markup | null };
}

const listRow = ({ label, value }: ListRow, className: string): Markup =>
  html`<div class="kv ${className}"><span>${label}</span><span>${value}</span></div>`;

const line = ({ cantidad: quantity, servicio, unitPrice, observations, importe: lineTotal }: DescribedLine): Markup =>
  html`<div class="ln"><b>${quantity} ×</b><b>${servicio}</b><small>${unitPrice}</small><span>${lineTotal}</span>${observations !== '' && html`<em>${observations}</em>`}</div>`;

const paragraph = (text: string, className = ''): Markup | null =>
  text === '' ? null : html`<p class="${className}">${text}</p>`;

/** Modules a side of a version 1 QR: the styles need a size even when the ticket has no QR. */
const SMALLEST_QR = 21;

function heading({ negocio: laundry, paperLogo, sucursal, issuer }: DescribedTicket): Markup {
  const lines = [sucursal.nombre, sucursal.direccion, sucursal.telefono, ...issuer].filter((text) => text !== '');
  return html`<header class="hd c">${isImage(paperLogo) && html`<img src="${paperLogo}" alt="">`}<b>${laundry}</b>${lines.map((text) => html`<span>${text}</span>`)}</header>`;
}

/**
 * The ticket's paper, in the order of UI guide 11. On the public page it is an article below the page's own heading.
 */
function paper(ticket: DescribedTicket, qr: QrCode | null, isPublic: boolean): Markup {
  const { folio, clave, fecha: date, issued, atendio: servedBy, cliente, flags, lineas: lines } = ticket;
  const { sums, total, pagos, saldo, delivery, legal, notices } = ticket;
  const row = html`<span>${TEXTS.nota}</span><b>${folio}</b>`;
  const body = html`${clave !== '' && html`<p class="folio clave"><span>${TEXTS.clave}</span><b>${clave}</b></p>`}${isPublic ? html`<h2 class="folio">${row}</h2>` : html`<h1 class="folio">${row}</h1>`}
${listRow(date, '')}${issued && listRow(issued, '')}${servedBy !== '' && listRow({ label: TEXTS.atendio, value: servedBy }, '')}
${paragraph(cliente.nombre, 'cli')}${paragraph(cliente.telefono)}${paragraph(cliente.domicilio)}
${flags.length > 0 && html`<p class="fl">${flags.map((flag) => html`<span>${flag}</span>`)}</p>`}<hr>
${lines.length === 0 ? paragraph(TEXTS.withoutArticles) : lines.map(line)}${paragraph(ticket.content, 'pz')}${ticket.observations !== '' && paragraph(TEXTS.observations(ticket.observations))}<hr>
<div class="tt">${sums.map((each) => listRow(each, 'n'))}${listRow(total, 'n big')}</div>${paragraph(TEXTS.taxIncluded, 'iva')}<hr>
<div class="tt">${pagos.map((each) => listRow(each, 'n'))}${listRow(saldo, 'n big')}</div>
${delivery && html`<div class="box">${delivery.label}<b>${delivery.value.split(' ').map((word) => html`<span>${word}</span> `)}</b></div>`}
${qr && html`<div class="qr"><svg viewBox="0 0 ${qr.side} ${qr.side}" shape-rendering="crispEdges" role="img" aria-label="${TEXTS.qrCode(folio)}"><path d="${qr.stroke}" fill="#000"/></svg><p>${TEXTS.scanCode}</p></div>`}`;
  const foot = html`<footer>${paragraph(legal, 'lg')}${paragraph(notices.join('\n'), 'lg')}${paragraph(TEXTS.thanks, 'gr')}</footer>`;
  return isPublic
    ? html`<article class="paper" aria-label="${TEXTS.yourTicket}">${heading(ticket)}<hr>${body}${foot}</article>`
    : html`<div class="paper">${heading(ticket)}<hr>
<main>${body}</main>
${foot}</div>`;
}

/** The ticket as a page: the paper alone, to print, or below how the nota stands, for its cliente. */
export function ticketPage(ticket: DescribedTicket, { nonce, print, status, photos = [], pickup }: PageOptions): string {
  const qr = ticket.link === null ? null : qrCode(ticket.link);
  const fonts = status ? VARIABLE_FONT_RULE : FONT_RULES;
  const styles = `${fonts}\n${ticketStyles(ticket, qr?.side ?? SMALLEST_QR)}${status ? statusStyles(ticket) + pickupStyles(ticket) : ''}`;
  const script = `${ticketScript(ticket.width, print)}${status ? COPY_SCRIPT : ''}`;
  const page = html`<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${status && html`<meta name="robots" content="noindex, nofollow, noarchive">`}
<title>${ticket.title} | ${ticket.negocio}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${raw(styles)}</style>
</head>
<body>
${status ? html`<main class="lnk">${statusCards(ticket, status, pickup?.card)}${photoCard(photos)}${foldedTicket(ticket, paper(ticket, qr, true))}${pickup?.privacy ?? null}${pickup?.bar ?? null}</main>` : paper(ticket, qr, false)}
<script nonce="${nonce}">${raw(script)}</script>
</body>
</html>`;
  return page.text;
}
