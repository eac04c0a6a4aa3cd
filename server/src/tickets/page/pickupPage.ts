import type { LocalDay } from '@lavanda/shared/domain/dates';
import {
  MAX_PICKUP_COMMENT,
  PICKUP_WINDOWS,
  pickupWindows,
  type TypedPickup,
  windowKey,
} from '@lavanda/shared/domain/pickupRequest';
import { weekdayName } from '@lavanda/shared/domain/weekdays';
import { html, type Markup, raw } from '@lavanda/shared/ticket/page/html';
import type { Pickup } from '../../pickupRequests/pickupOf.ts';
import { PICKUP_TEXTS as T } from '../pickupTexts.ts';
import { icon } from './icons.ts';
import { describePickup, pickupPath } from './pickupCard.ts';

interface FormOptions {
  token: string;
  laundry: string;
  /** Values of the rejected form; null when the form is shown for the first time. */
  typed: TypedPickup | null;
  /** Why the form was rejected; null when it wasn't. */
  fault: string | null;
  privacy: Markup | null;
}

const CHECKED = raw(' checked');

function dayOption(day: LocalDay, today: LocalDay, checked: boolean): Markup {
  const name = day === today ? T.today : weekdayName(day).slice(0, 3);
  return html`<label><input type="radio" name="dia" value="${day}" required${checked && CHECKED}><span>${name} <b>${Number(day.slice(8))}</b></span></label>`;
}

function windowOption(start: string, end: string, checked: boolean): Markup {
  const value = windowKey({ start, end });
  return html`<label><input type="radio" name="ventana" value="${value}"${checked && CHECKED}><span>${T.hours(start, end)}</span></label>`;
}

/** All time windows that at least one of the days offers. */
function windowsOf({ days, open, moment }: Pickup) {
  return PICKUP_WINDOWS.filter((window) => days.some((day) => pickupWindows(open, day, moment).includes(window)));
}

/** Styles that hide the windows which the chosen day doesn't offer. They are CSS because the page has no script. */
export function pickupWindowStyles(pickup: Pickup): string {
  const rules = pickup.days.flatMap((day) => {
    const own = pickupWindows(pickup.open, day, pickup.moment);
    const others = windowsOf(pickup).filter((window) => !own.includes(window));
    return others.map((one) => `.frm:has([value="${day}"]:checked) label:has([value="${windowKey(one)}"])`);
  });
  return rules.length === 0 ? '' : `\n${rules.join(', ')} { display: none; }`;
}

/**
 * Form that asks for a recoleccion. It doesn't reveal the stored address or whether there is one, because anybody may have the
 * link.
 */
export function pickupForm(pickup: Pickup, options: FormOptions): Markup {
  const { state, days, moment } = pickup;
  const { token, laundry, typed, fault, privacy } = options;
  const previous = describePickup(state, moment.today);
  const chosen = typed?.day ?? days[0];
  return html`<form class="card frm" method="post" action="${pickupPath(token)}">
<div class="st"><h1>${T.title}</h1><p>${T.answerHere(laundry)}</p></div>
${previous && html`<p class="bad">${previous.title} <br>${T.askAgain}</p>`}
${fault !== null && html`<p class="bad" role="alert">${fault}</p>`}
<fieldset><legend>${T.day}</legend><div class="opt days">${days.map((day) => dayOption(day, moment.today, day === chosen))}</div></fieldset>
<fieldset><legend>${T.window}</legend><div class="opt wins">${windowsOf(pickup).map((one) => windowOption(one.start, one.end, windowKey(one) === typed?.window))}</div></fieldset>
<p class="dom">${icon('place')}<span>${T.address}<small>${T.addressChanged}</small></span></p>
<div><label class="l" for="comentario">${T.comment} <em>${T.optional}</em></label><input type="text" id="comentario" name="comentario" maxlength="${MAX_PICKUP_COMMENT}" autocomplete="off" value="${typed?.comment ?? ''}"></div>
<button class="go" type="submit">${T.send}</button>
${privacy}</form>`;
}

/** Replaces the form when the cliente can't ask: shows the state of the current recoleccion. */
export function pickupStatePage({ state, moment }: Pickup): Markup {
  const pickup = describePickup(state, moment.today);
  if (!pickup) return html`<section class="card st"><h1>${T.title}</h1><p>${T.cannot}</p></section>`;
  return html`<section class="card st"><h1>${pickup.title}</h1>${pickup.when !== '' && html`<p>${pickup.when}</p>`}</section>`;
}
