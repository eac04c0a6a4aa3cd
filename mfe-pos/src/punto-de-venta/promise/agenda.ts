import type { DailyCapacity } from '@lavanda/shared/contract/schemas/tenant';
import { type Agenda, hasCapacity, loadOf, NO_LOAD, overIn, promisedOn } from '@lavanda/shared/domain/capacity';
import type { LocalDay } from '@lavanda/shared/domain/dates';
import { closedDays } from '@lavanda/shared/domain/openingHours';
import type { Draft } from '../draft/draft';
import type { CapacityAnswer } from './endpoints';

function limitsOf({ kilos, piezas: pieces }: Pick<DailyCapacity, 'kilos' | 'piezas'>) {
  return { grams: kilos === null ? null : Math.round(kilos * 1000), pieces };
}

/** Whether the sucursal has a capacity or closed days, which its calendar then shows. */
export function limitsDays(capacity: DailyCapacity | undefined): boolean {
  if (!capacity) return false;
  const closes = capacity.dias_cerrados.length + capacity.fechas_cerradas.length > 0;
  return closes || hasCapacity(limitsOf(capacity));
}

/** Agenda from several answers; for a day in more than one, the last answer counts. Null without a capacity or closed days. */
export function agendaOf(...answers: readonly (CapacityAnswer | undefined)[]): Agenda | null {
  const known = answers.filter((answer) => answer !== undefined);
  const last = known.at(-1);
  const capacity = last?.capacidad;
  if (!capacity || !limitsDays(capacity)) return null;
  const days = known.flatMap((answer) => answer.dias);
  return {
    capacity: limitsOf(capacity),
    closed: closedDays(last.horario, { weekdays: capacity.dias_cerrados, dates: capacity.fechas_cerradas }),
    promised: new Map(days.map(({ dia: day, kilos, piezas: pieces }) => [day, { grams: Math.round(kilos * 1000), pieces }])),
  };
}

/**
 * Whether saving the draft would put its promised day over the capacity. False for a stored nota that adds nothing to that day in
 * the measures that are over.
 */
export function overbooks(draft: Draft, day: LocalDay, agenda: Agenda): boolean {
  const own = loadOf(draft.lineas);
  const before = draft.base?.fechaEntrega === day ? loadOf(draft.base.lineas) : NO_LOAD;
  return overIn(agenda.capacity, promisedOn(agenda, day), own).some((measure) => own[measure] > before[measure]);
}
