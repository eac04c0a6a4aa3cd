import type { DescribedTicket } from '@lavanda/shared/ticket/describeTicket';
import { html, isImage, type Markup, raw } from '@lavanda/shared/ticket/page/html';
import type { Step, TicketStatus } from '../describeStatus.ts';
import { TEXTS } from '../texts.ts';
import { icon } from './icons.ts';

/** Icons of the steps in their order: basket, washing machine, hanger, ticks (Material Icons). */
const ICONS = [
  'M22 9h-4.79l-4.38-6.56c-.19-.28-.51-.42-.83-.42s-.64.14-.83.43L6.79 9H2c-.55 0-1 .45-1 1 0 .09.01.18.04.27l2.54 9.27c.23.84 1 1.46 1.92 1.46h13c.92 0 1.69-.62 1.93-1.46l2.54-9.27L23 10c0-.55-.45-1-1-1M12 4.8 14.8 9H9.2zM18.5 19l-12.99.01L3.31 11H20.7zM12 13c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2',
  'M18 2.01 6 2c-1.11 0-2 .89-2 2v16c0 1.11.89 2 2 2h12c1.11 0 2-.89 2-2V4c0-1.11-.89-1.99-2-1.99M18 20H6L5.99 4H18z M12 19c2.76 0 5-2.24 5-5s-2.24-5-5-5-5 2.24-5 5 2.24 5 5 5m2.36-7.36c1.3 1.3 1.3 3.42 0 4.72s-3.42 1.3-4.72 0z',
  'M21.6 18.2 13 11.75v-.91c1.65-.49 2.8-2.17 2.43-4.05-.26-1.31-1.3-2.4-2.61-2.7C10.54 3.57 8.5 5.3 8.5 7.5h2c0-.83.67-1.5 1.5-1.5s1.5.67 1.5 1.5c0 .84-.69 1.52-1.53 1.5-.54-.01-.97.45-.97.99v1.76L2.4 18.2c-.77.58-.36 1.8.6 1.8h18c.96 0 1.37-1.22.6-1.8M6 18l6-4.5 6 4.5z',
  'M17.3 6.3a.996.996 0 0 0-1.41 0l-5.64 5.64 1.41 1.41L17.3 7.7c.38-.38.38-1.02 0-1.4m4.24-.01-9.88 9.88-3.48-3.47a.996.996 0 0 0-1.41 0c-.39.39-.39 1.02 0 1.41l4.18 4.18c.39.39 1.02.39 1.41 0L22.95 7.71c.39-.39.39-1.02 0-1.41h-.01c-.38-.4-1.01-.4-1.4-.01M1.12 14.12 5.3 18.3c.39.39 1.02.39 1.41 0l.7-.7-4.88-4.9a.996.996 0 0 0-1.41 0c-.39.39-.39 1.03 0 1.42',
] as const;
const CHECK =
  'M9 16.17 5.53 12.7a.996.996 0 0 0-1.41 0c-.39.39-.39 1.02 0 1.41l4.18 4.18c.39.39 1.02.39 1.41 0L20.29 7.71c.39-.39.39-1.02 0-1.41a.996.996 0 0 0-1.41 0z';

function step({ name, state, when }: Step, index: number): Markup {
  const drawing = raw(state === 'done' ? CHECK : (ICONS[index] ?? CHECK));
  return html`<li class="${state}"${state === 'now' && raw(' aria-current="step"')}><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${drawing}"/></svg><span>${name}${state === 'done' && html`<span class="vh">${TEXTS.stepDone}</span>`}</span>${when !== '' && html` <small>${when}</small>`}</li>`;
}

/** A value with a button to copy it. The button is hidden until the page's script shows it. */
const copied = (label: string, written: string, value: string, name: string): Markup =>
  html`<div><p><span class="dt">${label}</span><b>${written}</b></p><button type="button" hidden data-copy="${value}" aria-label="${name}">${icon('copy')}${TEXTS.copy}</button></div>`;

function payment({ saldo, transfer }: TicketStatus): Markup | null {
  if (!saldo) return null;
  const account =
    transfer &&
    html`<div class="tr">${copied(TEXTS.transferTo, transfer.written, transfer.clabe, TEXTS.copyClabe)}${copied(TEXTS.conceptLabel, transfer.concept, transfer.concept, TEXTS.copyConcept)}</div><p class="own">${TEXTS.owner(transfer.owner)}</p>`;
  return html`<section class="card" aria-label="${TEXTS.payment}"><p class="bal"><span>${saldo.label}</span><b>${saldo.amount}</b></p>${saldo.paid && html`<p class="own">${TEXTS.paid}</p>`}${account}</section>`;
}

const openingHours = ({ open, hours }: TicketStatus): Markup | null =>
  hours.length === 0
    ? null
    : html`<section class="card hrs" aria-label="${TEXTS.hours}">${icon('clock')}<div><h2 class="${open !== '' && 'on'}">${open || TEXTS.hours}</h2>${hours.map((line) => html`<p>${line}</p>`)}</div></section>`;

/** The ticket's paper inside `<details>`, folded under its total. Needs no script. */
export function foldedTicket({ content, total }: DescribedTicket, paper: Markup): Markup {
  return html`<details><summary class="pub"><span class="card">${icon('receipt')}<span>${TEXTS.seeTicket}${content !== '' && html`<small>${content}</small>`}</span><b>${total.value}</b><svg class="go-on" viewBox="0 0 24 24" aria-hidden="true"><path d="M9.3 6.7 14.6 12l-5.3 5.3 1.4 1.4L17.4 12l-6.7-6.7z"/></svg></span></summary>
${paper}</details>`;
}

/** Bar with the laundry, the sucursal and the nota, in the laundry's colours. */
export function topBar({ negocio: laundry, sucursal, folio, clave }: DescribedTicket, { logo }: TicketStatus): Markup {
  return html`<header class="top">${isImage(logo) && html`<i><img src="${logo}" alt=""></i>`}<span><b>${laundry}</b>${sucursal.nombre}</span><span>${TEXTS.concept(folio)}${clave !== '' && html` <b class="clave">${clave}</b>`}</span></header>`;
}

/**
 * Cards above the public ticket: the nota's state, the amount due and how to pay it, the opening hours, and the next
 * recoleccion (`pickup`).
 */
export function statusCards(ticket: DescribedTicket, status: TicketStatus, pickup: Markup | null = null): Markup {
  return html`<div class="pub">
${topBar(ticket, status)}
<section class="card st" aria-labelledby="etapa"><h1 id="etapa">${status.headline}</h1>${status.promise !== '' && html`<p>${TEXTS.promise} <b>${status.promise}</b></p>`}
<ol class="stp" aria-label="${TEXTS.stage}">${status.steps.map(step)}</ol></section>
${payment(status)}
${openingHours(status)}
${pickup}
</div>`;
}

/** Script that shows the copy buttons in browsers that let a page write to the clipboard. */
export const COPY_SCRIPT = `
if (navigator.clipboard) for (const boton of document.querySelectorAll('[data-copy]')) {
  boton.hidden = false;
  boton.addEventListener('click', () => navigator.clipboard.writeText(boton.dataset.copy).then(() => { boton.removeAttribute('aria-label'); boton.lastChild.textContent = '${TEXTS.copied}'; }, () => {}));
}`;
