import { dayIn, daysBetween, type LocalDay } from '@lavanda/shared/domain/dates';
import { CLOSED, TO_COLLECT } from '@lavanda/shared/domain/nota';
import { formatClabe } from '@lavanda/shared/domain/receipt';
import { STAGES } from '@lavanda/shared/domain/stage';
import { balanceOf, saldoOf } from './describeTicket.ts';
import { TEXTS } from './texts.ts';
import type { TicketData } from './ticketData.ts';

export interface Step {
  name: string;
  state: 'done' | 'now' | 'next';
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
  /** Null before the clothes are collected. */
  saldo: { label: string; amount: string; paid: boolean } | null;
  /** Null when nothing is due or the laundry gives no account. */
  transfer: Transfer | null;
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

function stepsOf(current: number, toTheDoor: boolean): Step[] {
  const names = [...STAGES.map((stage) => (toTheDoor ? TEXTS.stepsToTheDoor : TEXTS.steps)[stage]), TEXTS.delivered];
  // Handed over is the end: nothing is under way any more.
  const ended = current === STAGES.length;
  return names.map((name, i) => ({ name, state: i < current || ended ? 'done' : i === current ? 'now' : 'next' }));
}

function promiseOf({ nota }: TicketData, today: LocalDay): string {
  const { status, fecha: date, fecha_entrega: promised, recoleccion } = nota;
  if (status === TO_COLLECT && recoleccion) {
    return TEXTS.timeWindow(`${writtenDay(date, today)},`, recoleccion.hora_inicio, recoleccion.hora_final);
  }
  return promised === null || status === CLOSED ? '' : writtenDay(promised, today);
}

/** How the nota stands at the moment `now`. */
export function describeStatus(data: TicketData, now: Date): TicketStatus {
  const { nota, branchRules } = data;
  const { emisor: issuer, negocio: laundry, horario: hours } = branchRules;
  const current = stepOf(nota);
  const saldo = saldoOf(nota);
  const owes = current >= 0 && saldo > 0;
  const { label, value: amount } = balanceOf(saldo);
  const headlines = nota.a_domicilio ? TEXTS.headlinesToTheDoor : TEXTS.headlines;
  return {
    logo: branchRules.logoUrl,
    headline: headlines[current + 1] ?? '',
    promise: promiseOf(data, dayIn(branchRules.zona, now)),
    steps: stepsOf(current, nota.a_domicilio),
    saldo: current < 0 ? null : { label, amount, paid: !owes },
    transfer:
      owes && issuer.clabe !== ''
        ? {
            clabe: issuer.clabe,
            written: formatClabe(issuer.clabe),
            concept: nota.clave || TEXTS.concept(String(nota.folio)),
            owner: issuer.titular || issuer.razonSocial || laundry,
          }
        : null,
    hours: hours.split('\n').filter((line) => line !== ''),
  };
}
