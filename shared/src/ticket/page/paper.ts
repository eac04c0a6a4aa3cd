import type { DescribedLine, DescribedTicket, ListRow } from '../describeTicket.ts';
import type { QrCode } from '../qr.ts';
import { PAPER_TEXTS as TEXTS } from '../texts.ts';
import { html, isImage, type Markup } from './html.ts';

const listRow = ({ label, value }: ListRow, className: string): Markup =>
  html`<div class="kv ${className}"><span>${label}</span><span>${value}</span></div>`;

const line = ({ cantidad: quantity, servicio, unitPrice, observations, importe: lineTotal }: DescribedLine): Markup =>
  html`<div class="ln"><b>${quantity} ×</b><b>${servicio}</b><small>${unitPrice}</small><span>${lineTotal}</span>${observations !== '' && html`<em>${observations}</em>`}</div>`;

const paragraph = (text: string, className = ''): Markup | null =>
  text === '' ? null : html`<p class="${className}">${text}</p>`;

function heading({ negocio: laundry, paperLogo, sucursal, issuer }: DescribedTicket): Markup {
  const lines = [sucursal.nombre, sucursal.direccion, sucursal.telefono, ...issuer].filter((text) => text !== '');
  return html`<header class="hd c">${isImage(paperLogo) && html`<img src="${paperLogo}" alt="">`}<b>${laundry}</b>${lines.map((text) => html`<span>${text}</span>`)}</header>`;
}

/**
 * The ticket's paper (UI guide 11). On the public page the paper is an article with an h2, because the status above it has the
 * page's h1.
 */
export function paintPaper(ticket: DescribedTicket, qr: QrCode | null, isPublic: boolean): Markup {
  const { folio, isPending, clave, fecha: date, issued, atendio: servedBy, cliente, flags, lineas: lines } = ticket;
  const { sums, total, pagos, saldo, delivery, legal, notices } = ticket;
  const row = html`<span>${TEXTS.nota}</span><b class="${isPending ? 'pend' : ''}">${folio}</b>`;
  const body = html`${clave !== '' && html`<p class="folio clave"><span>${TEXTS.clave}</span><b>${clave}</b></p>`}${isPublic ? html`<h2 class="folio">${row}</h2>` : html`<h1 class="folio">${row}</h1>`}
${listRow(date, '')}${issued && listRow(issued, '')}${servedBy !== '' && listRow({ label: TEXTS.atendio, value: servedBy }, '')}
${paragraph(cliente.nombre, 'cli')}${paragraph(cliente.telefono)}${paragraph(cliente.domicilio)}
${flags.length > 0 && html`<p class="fl">${flags.map((flag) => html`<span>${flag}</span>`)}</p>`}<hr>
${lines.length === 0 ? paragraph(TEXTS.withoutArticles) : lines.map(line)}${paragraph(ticket.content, 'pz')}${ticket.observations !== '' && paragraph(TEXTS.observations(ticket.observations))}<hr>
<div class="tt">${sums.map((each) => listRow(each, 'n'))}${listRow(total, 'n big')}</div>${paragraph(TEXTS.taxIncluded, 'iva')}<hr>
<div class="tt">${pagos.map((each) => listRow(each, 'n'))}${listRow(saldo, 'n big')}</div>
${delivery && html`<div class="box">${delivery.label}<b>${delivery.value.split(' ').map((word) => html`<span>${word}</span> `)}</b></div>`}
${qr && html`<div class="qr"><svg viewBox="0 0 ${qr.side} ${qr.side}" shape-rendering="crispEdges" role="img" aria-label="${TEXTS.qrCode(isPending ? clave : folio)}"><path d="${qr.stroke}" fill="#000"/></svg><p>${TEXTS.scanCode}</p></div>`}`;
  const foot = html`<footer>${paragraph(legal, 'lg')}${paragraph(notices.join('\n'), 'lg')}${paragraph(TEXTS.thanks, 'gr')}</footer>`;
  return isPublic
    ? html`<article class="paper" aria-label="${TEXTS.yourTicket}">${heading(ticket)}<hr>${body}${foot}</article>`
    : html`<div class="paper">${heading(ticket)}<hr>
<main>${body}</main>
${foot}</div>`;
}
