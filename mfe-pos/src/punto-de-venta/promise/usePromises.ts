import { useCurrentUser, useFreshness } from '@lavanda/shared';
import { type Agenda, MAX_CAPACITY_DAYS } from '@lavanda/shared/domain/capacity';
import { addDays, type LocalDay } from '@lavanda/shared/domain/dates';
import { CLOSED } from '@lavanda/shared/domain/nota';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Draft } from '../draft/draft';
import { agendaOf, limitsDays } from './agenda';
import { type CapacityAnswer, type CapacityRange, usePosCapacityQuery } from './endpoints';

/** Interval at which promised days are refetched while no live events come, ms, because other registers fill them too. */
const FRESH_MS = 60_000;

/** How full the sucursal's days are, as far as fetched, so that the counter can propose a promised day. */
export interface Promises {
  /** Null without a capacity or closed days, and until the days were fetched once. */
  agenda: Agenda | null;
  answer: CapacityAnswer | undefined;
  /** The requested range; null when nothing is requested. */
  range: CapacityRange | null;
  failed: boolean;
}

/**
 * The days for which `draft` may be promised. Requests nothing when it can't be changed, nor for the user's sucursal if that has
 * neither a capacity nor closed days.
 */
export function usePromises(draft: Draft | undefined, today: LocalDay, readOnly: boolean): Promises {
  const { sucursalData } = useCurrentUser();
  const base = draft?.base ?? null;
  const sucursal = base && base.sucursalId !== sucursalData._id ? base.sucursalId : undefined;
  const asks = !readOnly && base?.status !== CLOSED && (sucursal !== undefined || limitsDays(sucursalData.capacidad));
  const from = draft?.fecha && draft.fecha > today ? draft.fecha : today;
  const range = draft && asks ? { from, until: addDays(from, MAX_CAPACITY_DAYS - 1), without: draft.id, sucursal } : null;
  // `data` keeps the last answer while the next one loads or fails, so that the proposed day doesn't change meanwhile.
  const { data, error } = usePosCapacityQuery(range ?? skipToken, {
    ...useFreshness(FRESH_MS),
    // Without this, the counter would also render again whenever a refetch begins or ends.
    selectFromResult: ({ data, error }) => ({ data, error }),
  });
  const covers = range !== null && data?.dias.some(({ dia: day }) => day === range.from) === true;
  const answer = range && (covers || !error) ? data : undefined;
  return { agenda: agendaOf(answer), answer, range, failed: range !== null && error !== undefined && !answer };
}
