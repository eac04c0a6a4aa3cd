import { html, isImage, type Markup } from '../page/html.ts';
import type { PrintedPage } from '../page/printedPage.ts';
import { corteStyles } from './corteStyles.ts';
import type { DescribedCorte, MethodRow, PaperRow } from './describeCorte.ts';
import { CORTE_PAPER_TEXTS as T } from './texts.ts';

/** A row with an amount, which never wraps. */
const amountRow = ({ label, value, strong = false }: PaperRow): Markup =>
  html`<p class="kv n${strong ? ' b' : ''}"><span>${label}</span><span>${value}</span></p>`;

/** A row with a text. */
const textRow = ({ label, value, strong = false }: PaperRow): Markup =>
  html`<p class="kv${strong ? ' b w' : ''}"><span>${label}</span><span>${value}</span></p>`;

/** A part under a dashed line; empty without rows. */
const part = (title: string, rows: readonly PaperRow[], className = ''): Markup | null =>
  rows.length === 0 ? null : html`<hr><h2>${title}</h2><div class="${className}">${rows.map(amountRow)}</div>`;

const methodRow = ({ name, expected, counted, difference }: MethodRow): Markup =>
  html`<tr><th scope="row">${name}</th><td data-of="${T.expected}">${expected}</td><td data-of="${T.counted}">${counted}</td><td>${difference}</td></tr>`;

function verdictBox({ verdict }: DescribedCorte): Markup | null {
  if (verdict === null) return null;
  return html`<div class="box">${verdict.amounts.map(({ label, value }) => html`<p>${label}<b>${value}</b></p>`)}${verdict.reason !== '' && html`<p>${verdict.reason}</p>`}</div>`;
}

function methodTable({ methods, total }: DescribedCorte): Markup {
  return html`<table class="by"><thead><tr><th scope="col">${T.method}</th><th scope="col">${T.expected}</th><th scope="col">${T.counted}</th><th scope="col">${T.difference}</th></tr></thead>
<tbody>${methods.map(methodRow)}</tbody><tfoot>${methodRow(total)}</tfoot></table>`;
}

function paper(corte: DescribedCorte): Markup {
  const { negocio: laundry, logo, sucursal, heading, number, facts, cash, count, movements, late, sums, withdrawn } = corte;
  return html`<div class="paper"><header class="hd">${isImage(logo) && html`<img src="${logo}" alt="">`}<b>${laundry}</b><span>${sucursal}</span></header><hr>
<main><h1><span>${heading}</span><b>${number}</b></h1>
${facts.map(textRow)}${part(T.cash, cash, 'tt')}${verdictBox(corte)}<hr>
${methodTable(corte)}${part(T.count, count, 'coins')}${part(T.movementsTitle, movements)}${part(T.late, late)}<hr>
<div class="tt">${sums.map(amountRow)}<p class="kv n big"><span>${withdrawn.label}</span><span>${withdrawn.value}</span></p></div>
<div class="sign"><span>${corte.signature}</span><span>${T.received}</span></div></main>
<footer class="nt">${T.frozen}</footer></div>`;
}

/** Turns a described corte into a page that a ticket printer prints on a strip of paper. */
export function printedCorte(corte: DescribedCorte): PrintedPage {
  return {
    title: `${corte.title} | ${corte.negocio}`,
    styles: corteStyles(corte.width),
    body: paper(corte).text,
    width: corte.width,
  };
}
