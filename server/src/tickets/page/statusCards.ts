import type { Step, TicketStatus } from '../describeStatus.ts';
import type { DescribedTicket } from '../describeTicket.ts';
import { TEXTS } from '../texts.ts';
import { html, isImage, type Markup, raw } from './html.ts';

/** Drawings of the steps, in their order: a bag, a washing machine, a hanger and a pair of hands that give. */
const ICONS = [
  'M4 7h12l1 11H3zM7 9V5a3 3 0 0 1 6 0v4',
  'M4 1h12v18H4zM4 5h12M6.500 3h1M10 15.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7',
  'M8 4a2 2 0 1 1 2.500 2L10 8l8 7H2l8-7',
  'M2 12h4l4 2h4M6 12V9l4-1 4 2M2 17h8l8-5-2-1-4 2',
] as const;
const CHECK = 'm3 10 5 5L17 5';

function step({ name, state }: Step, place: number): Markup {
  const icon = raw(state === 'done' ? CHECK : (ICONS[place] ?? CHECK));
  return html`<li class="${state}"${state === 'now' && raw(' aria-current="step"')}><svg viewBox="0 0 20 20" aria-hidden="true"><path d="${icon}"/></svg><span>${name}${state === 'done' && html`<span class="vh">${TEXTS.stepDone}</span>`}</span></li>`;
}

/** A value with a button that copies it; the page's script shows the button. */
const copied = (label: string, written: string, value: string, name: string): Markup =>
  html`<div><span><dt class="dt">${label}</dt><dd>${written}</dd></span><button type="button" hidden data-copy="${value}" aria-label="${name}">${TEXTS.copy}</button></div>`;

function payment({ saldo, transfer }: TicketStatus): Markup | null {
  if (!saldo) return null;
  const account =
    transfer &&
    html`<dl class="tr">${copied(TEXTS.transferTo, transfer.written, transfer.clabe, TEXTS.copyClabe)}${copied(TEXTS.conceptLabel, transfer.concept, transfer.concept, TEXTS.copyConcept)}</dl><p class="own">${TEXTS.owner(transfer.owner)}</p>`;
  return html`<section class="card" aria-label="${TEXTS.payment}"><p class="bal"><span>${TEXTS.saldo}</span><b>${saldo.amount}</b></p>${saldo.paid && html`<p class="own">${TEXTS.paid}</p>`}${account}</section>`;
}

const openingHours = (hours: readonly string[]): Markup | null =>
  hours.length === 0
    ? null
    : html`<section class="card hrs" aria-labelledby="horario"><h2 id="horario">${TEXTS.hours}</h2>${hours.map((line) => html`<p>${line}</p>`)}</section>`;

/** What the cliente sees above the public ticket: how the nota stands, what is due and how to pay it, opening hours. */
export function statusCards({ negocio: laundry, sucursal, folio }: DescribedTicket, status: TicketStatus): Markup {
  return html`<div class="pub">
<header class="top">${isImage(status.logo) && html`<i><img src="${status.logo}" alt=""></i>`}<span><b>${laundry}</b>${sucursal.nombre}</span><span>${TEXTS.concept(folio)}</span></header>
<section class="card st" aria-labelledby="etapa"><h1 id="etapa">${status.headline}</h1>${status.promise !== '' && html`<p>${TEXTS.promise} <b>${status.promise}</b></p>`}
<ol class="stp" aria-label="${TEXTS.stage}">${status.steps.map(step)}</ol></section>
${payment(status)}
${openingHours(status.hours)}
</div>`;
}

/** Shows the buttons that copy, where the browser lets a page write to the clipboard. */
export const COPY_SCRIPT = `
if (navigator.clipboard) for (const boton of document.querySelectorAll('[data-copy]')) {
  boton.hidden = false;
  boton.addEventListener('click', () => navigator.clipboard.writeText(boton.dataset.copy).then(() => { boton.textContent = '${TEXTS.copied}'; }, () => {}));
}`;
