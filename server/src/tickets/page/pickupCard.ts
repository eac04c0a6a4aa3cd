import type { LocalDay } from '@lavanda/shared/domain/dates';
import { privacyLink } from '@lavanda/shared/domain/privacyNotice';
import { html, type Markup } from '@lavanda/shared/ticket/page/html';
import { mayAsk, type Pickup, type PickupState } from '../../pickupRequests/pickupOf.ts';
import { writtenDay } from '../describeStatus.ts';
import { PICKUP_TEXTS as T } from '../pickupTexts.ts';
import { icon } from './icons.ts';

/** Path of the form that asks for a recoleccion. */
export const pickupPath = (token: string): string => `/t/${token}/recoleccion`;
const privacyPath = (token: string): string => `/t/${token}/privacidad`;

export interface DescribedPickup {
  title: string;
  /** Time of the recoleccion, requested time, or advice; '' for none. */
  when: string;
  isRefused: boolean;
}

/** Describes the state of the next recoleccion for its cliente; null when none is scheduled or requested. */
export function describePickup(state: PickupState, today: LocalDay): DescribedPickup | null {
  if (state.kind === 'none') return null;
  if (state.kind === 'late') return { title: T.late, when: T.call, isRefused: false };
  if (state.kind === 'asked') return { title: T.asked, when: '', isRefused: false };
  if (state.kind === 'scheduled') return { title: T.scheduled, when: '', isRefused: false };
  const day = writtenDay(state.day, today);
  const hours = state.start === undefined || state.end === undefined ? '' : T.between(state.start, state.end);
  if (state.kind === 'accepted') return { title: T.accepted, when: T.when(day, hours), isRefused: false };
  const isRefused = state.kind === 'declined';
  return { title: isRefused ? T.declined(state.reason) : T.waiting, when: T.whenAsked(day, hours), isRefused };
}

/** Card of the public ticket about the next recoleccion; null when none is scheduled or requested. */
export function pickupCard({ state, moment }: Pickup): Markup | null {
  const pickup = describePickup(state, moment.today);
  if (!pickup) return null;
  const { title, when, isRefused } = pickup;
  return html`<section class="card rec" aria-label="${T.section}"><h2 class="${isRefused ? 'bad' : ''}">${title}</h2>${when !== '' && html`<p>${when}</p>`}</section>`;
}

/** Link to the privacy notice: the laundry's URL, or a page with its text; null without a notice. */
export function privacyAnchor(notice: string, token: string): Markup | null {
  if (notice === '') return null;
  return html`<a class="pri" href="${privacyLink(notice) ?? privacyPath(token)}" rel="noopener noreferrer">${T.privacy}</a>`;
}

/** Bar at the bottom of the public ticket that links to the form; null when the cliente can't ask for a recoleccion now. */
export function askBar(pickup: Pickup, token: string): Markup | null {
  return mayAsk(pickup) ? html`<p class="ask"><a class="go" href="${pickupPath(token)}">${icon('truck')}${T.ask}</a></p>` : null;
}
