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
  /** When it was reached, or is promised: 'miércoles 9', 'desde las 11:20', 'hoy'; '' when that isn't known. */
  when: string;
}

/** How to pay the saldo by transfer. */
export interface Transfer {
  /** The account's 18 digits, and the same in groups. */
  clabe: string;
  written: string;
  /** What to write with the transfer. */
  concept: string;
  owner: string;
}

/** How a nota stands, as its cliente reads it above the public ticket. */
export interface TicketStatus {
  /** Address of the laundry's logo, or ''. */
  logo: string;
  headline: string;
  /** When it will be ready, or was to be collected; '' without a date or after it was handed over. */
  promise: string;
  steps: Step[];
  /** Null before the clothes are collected and counted. */
  saldo: { label: string; amount: string; paid: boolean } | null;
  /** Null when nothing is due or the laundry gives no account. */
  transfer: Transfer | null;
  /** How it is now: 'Abierto, cierra a las 20:00'; '' when the opening hours don't say. */
  open: string;
  /** Opening hours of the sucursal, one range a line. */
  hours: string[];
}

const longDay = new Intl.DateTimeFormat('es-MX', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** 'hoy, jueves 10 de diciembre'. */
export function writtenDay(day: LocalDay, today: LocalDay): string {
  const date = longDay.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
  const near = [TEXTS.today, TEXTS.tomorrow][daysBetween(today, day)];
  return near === undefined ? date : `${near}, ${date}`;
}

/** How far the nota is: -1 before it is collected, then the place of its stage, and after them handed over. */
function stepOf({ status, etapa: stage = 'recibida' }: TicketData['nota']): number {
  if (status === TO_COLLECT) return -1;
  return status === CLOSED ? STAGES.length : STAGES.indexOf(stage);
}

/** 'hoy', 'mañana' or 'miércoles 9'. */
function shortDay(day: LocalDay, today: LocalDay): string {
  return [TEXTS.today, TEXTS.tomorrow][daysBetween(today, day)] ?? `${weekdayName(day)} ${Number(day.slice(8))}`;
}

/** When a step was reached. @param moment 'YYYY-MM-DD HH:MM', or the day alone */
function reached(moment: string | null, isNow: boolean, today: LocalDay): string {
  if (moment === null) return '';
  const [day = '', hour] = moment.split(' ');
  if (!isNow) return shortDay(day, today);
  return day === today && hour ? TEXTS.sinceHour(hour) : TEXTS.sinceDay(shortDay(day, today));
}

function stepsOf({ nota, moments = NO_MOMENTS }: StatusData, current: number, today: LocalDay): Step[] {
  const { a_domicilio: toTheDoor, fecha: date, fecha_entrega: promised } = nota;
  const { recibida: received, proceso: inProcess, lista: ready, entregada: handedOver } = moments;
  // The receipt names the nota's date, which may be another day than it was captured on.
  const times = [received === null || received.startsWith(date) ? received : date, inProcess, ready, handedOver];
  const names = [...STAGES.map((stage) => (toTheDoor ? TEXTS.stepsToTheDoor : TEXTS.steps)[stage]), TEXTS.delivered];
  // Handed over is the end: nothing is under way any more.
  const ended = current === STAGES.length;
  return names.map((name, i) => {
    if (i < current || ended) return { name, state: 'done', when: reached(times[i] ?? null, false, today) };
    if (i === current) return { name, state: 'now', when: reached(times[i] ?? null, true, today) };
    const isPromised = STAGES[i] === 'lista' && promised !== null && promised >= today;
    return { name, state: 'next', when: isPromised ? shortDay(promised, today) : '' };
  });
}

/** Whether the sucursal is open now, when its opening hours say it in a way that can be read. */
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
  /** Without them the steps tell no moments. */
  moments?: StepMoments;
}

/** How the nota stands at the moment `now`. */
export function describeStatus(data: StatusData, now: Date): TicketStatus {
  const { nota, branchRules } = data;
  const { zona: zone } = branchRules;
  const today = dayIn(zone, now);
  const { emisor: issuer, negocio: laundry, horario: hours } = branchRules;
  const current = stepOf(nota);
  const saldo = saldoOf(nota);
  const due = amountDue(saldo);
  // A driver brings clothes that the counter counts later.
  const isUncounted = current < 0 || nota.articulos.length === 0;
  const owes = current >= 0 && due > 0;
  const { label, value: amount } = balanceOf(saldo < 0 ? saldo : due);
  const headlines = nota.a_domicilio ? TEXTS.headlinesToTheDoor : TEXTS.headlines;
  return {
    logo: branchRules.logoUrl,
    headline: headlines[current + 1] ?? '',
    promise: promiseOf(data, today),
    steps: stepsOf(data, current, today),
    saldo: isUncounted ? null : { label, amount, paid: !owes },
    transfer:
      owes && issuer.clabe !== ''
        ? {
            clabe: issuer.clabe,
            written: formatClabe(issuer.clabe),
            concept: nota.clave || TEXTS.concept(String(nota.folio)),
            owner: issuer.titular || issuer.razonSocial || laundry,
          }
        : null,
    open: hours === '' ? '' : openNow(branchRules, today, hourIn(zone, now)),
    hours: hours.split('\n').filter((line) => line !== ''),
  };
}
