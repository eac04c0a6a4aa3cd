import { dayIn, daysBetween, hourIn, type LocalDay } from '@lavanda/shared/domain/dates';
import { amountDue, CLOSED, TO_COLLECT } from '@lavanda/shared/domain/nota';
import { closedDays, isClosed, openHours } from '@lavanda/shared/domain/openingHours';
import { formatClabe } from '@lavanda/shared/domain/receipt';
import { STAGES } from '@lavanda/shared/domain/stage';
import { weekdayName } from '@lavanda/shared/domain/weekdays';
import { balanceOf, saldoOf } from '@lavanda/shared/ticket/describeTicket';
import { NO_MOMENTS, type StepMoments } from './stepMoments.ts';
import { TEXTS } from './texts.ts';
import type { TicketData, TicketIssuer } from './ticketData.ts';

export interface Step {
  name: string;
  state: 'done' | 'now' | 'next';
  /** When the step was reached, or is promised: 'miércoles 9', 'desde las 11:20', 'hoy'; '' when unknown. */
  when: string;
}

/** How to pay the saldo by transfer. */
export interface Transfer {
  /** The 18 digits of the laundry's CLABE; `written` has them in groups. */
  clabe: string;
  written: string;
  /** The 'concepto' with which the cliente should send the transfer. */
  concept: string;
  owner: string;
}

/** State of a nota as shown to its cliente above the public ticket. */
export interface TicketStatus {
  /** URL of the laundry's logo; '' without one. */
  logo: string;
  headline: string;
  /** Promised day or, before the collection, the day and window of the recoleccion; '' without a date or after the hand-over. */
  promise: string;
  steps: Step[];
  /** Null until the clothes are collected and counted. */
  saldo: { label: string; amount: string; paid: boolean } | null;
  /** Null before the collection, when nothing is due, or when the laundry has no account. */
  transfer: Transfer | null;
  /** Whether the sucursal is open now: 'Abierto, cierra a las 20:00'; '' when the opening hours aren't set or can't be parsed. */
  open: string;
  /** Opening hours of the sucursal, one range a line. */
  hours: string[];
}

const longDay = new Intl.DateTimeFormat('es-MX', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Text such as 'hoy, jueves 10 de diciembre'. */
export function writtenDay(day: LocalDay, today: LocalDay): string {
  const date = longDay.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
  const near = [TEXTS.today, TEXTS.tomorrow][daysBetween(today, day)];
  return near === undefined ? date : `${near}, ${date}`;
}

/** Index of the nota's current step: -1 before the collection, then its stage's index, and the last index after the hand-over. */
function stepOf({ status, etapa: stage = 'recibida' }: TicketData['nota']): number {
  if (status === TO_COLLECT) return -1;
  return status === CLOSED ? STAGES.length : STAGES.indexOf(stage);
}

/** Text such as 'hoy', 'mañana' or 'miércoles 9'. */
function shortDay(day: LocalDay, today: LocalDay): string {
  return [TEXTS.today, TEXTS.tomorrow][daysBetween(today, day)] ?? `${weekdayName(day)} ${Number(day.slice(8))}`;
}

/** Text about when a step was reached. @param moment 'YYYY-MM-DD HH:MM' or only the day; '' is returned for null */
function reached(moment: string | null, isNow: boolean, today: LocalDay): string {
  if (moment === null) return '';
  const [day = '', hour] = moment.split(' ');
  if (!isNow) return shortDay(day, today);
  return day === today && hour ? TEXTS.sinceHour(hour) : TEXTS.sinceDay(shortDay(day, today));
}

function stepsOf({ nota, moments = NO_MOMENTS }: StatusData, current: number, today: LocalDay): Step[] {
  const { a_domicilio: toTheDoor, fecha: date, fecha_entrega: promised } = nota;
  const { recibida: received, proceso: inProcess, lista: ready, entregada: handedOver } = moments;
  // The step 'recibida' shows the nota's own date, even if the nota was entered on another day.
  const times = [received === null || received.startsWith(date) ? received : date, inProcess, ready, handedOver];
  const names = [...STAGES.map((stage) => (toTheDoor ? TEXTS.stepsToTheDoor : TEXTS.steps)[stage]), TEXTS.delivered];
  // After the hand-over, every step counts as done.
  const ended = current === STAGES.length;
  return names.map((name, i) => {
    if (i < current || ended) return { name, state: 'done', when: reached(times[i] ?? null, false, today) };
    if (i === current) return { name, state: 'now', when: reached(times[i] ?? null, true, today) };
    const isPromised = STAGES[i] === 'lista' && promised !== null && promised >= today;
    return { name, state: 'next', when: isPromised ? shortDay(promised, today) : '' };
  });
}

/** Text about whether the sucursal is open now; '' when the opening hours can't be parsed. */
function openNow({ horario: hours, cerrados: closed }: TicketIssuer, today: LocalDay, hour: string): string {
  if (isClosed(closedDays(hours, closed), today)) return TEXTS.closedToday;
  const range = openHours(hours, today);
  if (!range) return '';
  const [clock = 0, minutes = 0] = hour.split(':').map(Number);
  const now = clock * 60 + minutes;
  if (now < range.from) return TEXTS.opensAt(clockOf(range.from));
  return now < range.until ? TEXTS.openUntil(clockOf(range.until)) : TEXTS.closedNow;
}

const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

function promiseOf({ nota }: StatusData, today: LocalDay): string {
  const { status, fecha: date, fecha_entrega: promised, recoleccion } = nota;
  if (status === TO_COLLECT && recoleccion) {
    return TEXTS.timeWindow(`${writtenDay(date, today)},`, recoleccion.hora_inicio, recoleccion.hora_final);
  }
  return promised === null || status === CLOSED ? '' : writtenDay(promised, today);
}

interface StatusData extends TicketData {
  /** When the steps were reached; if absent, the steps show no times. */
  moments?: StepMoments;
}

/** Describes the nota's state at the moment `now`. */
export function describeStatus(data: StatusData, now: Date): TicketStatus {
  const { nota, issuer } = data;
  const { zona: zone } = issuer;
  const today = dayIn(zone, now);
  const { emisor: payee, negocio: laundry, horario: hours } = issuer;
  const current = stepOf(nota);
  const saldo = saldoOf(nota);
  const due = amountDue(saldo);
  // A nota that a driver has just collected has no articles until the counter adds them.
  const isUncounted = current < 0 || nota.articulos.length === 0;
  const owes = current >= 0 && due > 0;
  const { label, value: amount } = balanceOf(saldo < 0 ? saldo : due);
  const headlines = nota.a_domicilio ? TEXTS.headlinesToTheDoor : TEXTS.headlines;
  return {
    logo: issuer.logoUrl,
    headline: headlines[current + 1] ?? '',
    promise: promiseOf(data, today),
    steps: stepsOf(data, current, today),
    saldo: isUncounted ? null : { label, amount, paid: !owes },
    transfer:
      owes && payee.clabe !== ''
        ? {
            clabe: payee.clabe,
            written: formatClabe(payee.clabe),
            concept: nota.clave || TEXTS.concept(String(nota.folio)),
            owner: payee.titular || payee.razonSocial || laundry,
          }
        : null,
    open: hours === '' ? '' : openNow(issuer, today, hourIn(zone, now)),
    hours: hours.split('\n').filter((line) => line !== ''),
  };
}
