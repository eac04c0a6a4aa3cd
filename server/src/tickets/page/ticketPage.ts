import type { DescribedLine, DescribedTicket, ListRow } from '../describeTicket.ts';
import { qrCode } from '../qr.ts';
import { TEXTS } from '../texts.ts';
import { html, type Markup, raw } from './html.ts';
import { ticketScript } from './script.ts';
import { ticketStyles } from './styles.ts';

export interface PageOptions {
  nonce: string;
  /** Whether the page prints itself and closes; otherwise it only shows the ticket. */
  print: boolean;
  /** Whether the page is shown without a session; if so, search engines are told not to index it. */
  isPublic: boolean;
}

const listRow = ({ label, value }: ListRow, className: string): Markup =>
  html`<div class="kv ${className}"><span>${label}</span><span>${value}</span></div>`;

const line = ({ cantidad: quantity, servicio, unitPrice, importe: lineTotal }: DescribedLine): Markup =>
  html`<div class="ln"><b>${quantity} ×</b><b>${servicio}</b><small>${unitPrice}</small><span>${lineTotal}</span></div>`;

const paragraph = (text: string, className = ''): Markup | null =>
  text === '' ? null : html`<p class="${className}">${text}</p>`;

/** Modules a side of a version 1 QR: the styles need a size even when the ticket has no QR. */
const SMALLEST_QR = 21;

/** Only images from this origin, data URIs or https are loaded. */
const isImage = (url: string): boolean => /^(data:image\/|https:\/\/|\/(?!\/))/.test(url);

function heading({ negocio: laundry, paperLogo, sucursal }: DescribedTicket): Markup {
  const lines = [sucursal.nombre, sucursal.direccion, sucursal.telefono].filter((text) => text !== '');
  return html`<header class="hd c">${isImage(paperLogo) && html`<img src="${paperLogo}" alt="">`}<b>${laundry}</b>${lines.map((text) => html`<span>${text}</span>`)}</header>`;
}

/** The ticket as a printable page, in the order of UI guide 11. */
export function ticketPage(ticket: DescribedTicket, { nonce, print, isPublic }: PageOptions): string {
  const {
    folio,
    fecha: date,
    atendio: servedBy,
    cliente,
    flags,
    lineas: lines,
    sums,
    total,
    pagos,
    saldo,
    delivery,
    width,
  } = ticket;
  const qr = ticket.link === null ? null : qrCode(ticket.link);
  const page = html`<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${isPublic && html`<meta name="robots" content="noindex, nofollow, noarchive">`}
<title>${ticket.title} | ${ticket.negocio}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${raw(ticketStyles(ticket, qr?.side ?? SMALLEST_QR, isPublic))}</style>
</head>
<body>
${heading(ticket)}<hr>
<main>
<h1 class="folio"><span>${TEXTS.nota}</span><b>${folio}</b></h1>
${listRow(date, '')}${servedBy !== '' && listRow({ label: TEXTS.atendio, value: servedBy }, '')}
${paragraph(cliente.nombre, 'cli')}${paragraph(cliente.telefono)}${paragraph(cliente.domicilio)}
${flags.length > 0 && html`<p class="fl">${flags.map((flag) => html`<span>${flag}</span>`)}</p>`}<hr>
${lines.length === 0 ? paragraph(TEXTS.withoutArticles) : lines.map(line)}${paragraph(ticket.content, 'pz')}<hr>
<div class="tt">${sums.map((each) => listRow(each, 'n'))}${listRow(total, 'n big')}</div><hr>
<div class="tt">${pagos.map((each) => listRow(each, 'n'))}${listRow(saldo, 'n big')}</div>
${delivery && html`<div class="box">${delivery.label}<b>${delivery.value.split(' ').map((word) => html`<span>${word}</span> `)}</b></div>`}
${qr && html`<div class="qr"><svg viewBox="0 0 ${qr.side} ${qr.side}" shape-rendering="crispEdges" role="img" aria-label="${TEXTS.qrCode(folio)}"><path d="${qr.stroke}" fill="#000"/></svg><p>${TEXTS.scanCode}</p></div>`}
</main>
<footer>${paragraph(ticket.legal, 'lg')}${paragraph(TEXTS.thanks, 'gr')}</footer>
<script nonce="${nonce}">${raw(ticketScript(width, print))}</script>
</body>
</html>`;
  return page.text;
}
