import type { LocalDay } from '@lavanda/shared/domain/dates';
import { privacyLink } from '@lavanda/shared/domain/privacyNotice';
import { html, type Markup } from '@lavanda/shared/ticket/page/html';
import { mayAsk, type Pickup, type PickupState } from '../../pickupRequests/pickupOf.ts';
import { writtenDay } from '../describeStatus.ts';
import { PICKUP_TEXTS as T } from '../pickupTexts.ts';
import { icon } from './icons.ts';

/** Addresses below a link: where to ask for a recoleccion, and the privacy notice. */
export const pickupPath = (token: string): string => `/t/${token}/recoleccion`;
const privacyPath = (token: string): string => `/t/${token}/privacidad`;

export interface DescribedPickup {
  title: string;
  /** When it is, or was asked for, or what to do; '' for nothing more. */
  when: string;
  isRefused: boolean;
}

/** How it stands with the next recoleccion, as its cliente reads it; null when there is nothing to tell. */
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

/** Card of the public ticket about the next recoleccion. */
export function pickupCard({ state, moment }: Pickup): Markup | null {
  const pickup = describePickup(state, moment.today);
  if (!pickup) return null;
  const { title, when, isRefused } = pickup;
  return html`<section class="card rec" aria-label="${T.section}"><h2 class="${isRefused ? 'bad' : ''}">${title}</h2>${when !== '' && html`<p>${when}</p>`}</section>`;
}

/** Link to the privacy notice: its own address, or the page with its text; null without one. */
export function privacyAnchor(notice: string, token: string): Markup | null {
  if (notice === '') return null;
  return html`<a class="pri" href="${privacyLink(notice) ?? privacyPath(token)}" rel="noopener noreferrer">${T.privacy}</a>`;
}

/** The bar at the foot of the public ticket that leads to the form; null when the cliente can't ask now. */
export function askBar(pickup: Pickup, token: string): Markup | null {
  return mayAsk(pickup) ? html`<p class="ask"><a class="go" href="${pickupPath(token)}">${icon('truck')}${T.ask}</a></p>` : null;
}
