import { type Agenda, dayState, loadOf, overIn, promisedOn, proposedDay } from '@lavanda/shared/domain/capacity';
import { addDays, defaultPromiseDate, type LocalDay, promiseStart } from '@lavanda/shared/domain/dates';
import { TO_COLLECT } from '@lavanda/shared/domain/nota';
import DateDialog, { type DateRange, type PromiseView } from '@lavanda/shared/ui/dialogs/DateDialog';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import type { Draft } from '../draft/draft';
import type { BranchRules, NoteTotals } from '../draft/totals';
import { TEXTS } from '../texts';
import { agendaOf } from './agenda';
import { DayPanel } from './DayPanel';
import { usePosCapacityQuery } from './endpoints';
import { Days, PromiseDay } from './PromiseDay';
import { PROMISE_TEXTS as T } from './texts';
import type { Promises } from './usePromises';

export interface NotaDatesProps {
  draft: Draft;
  totals: NoteTotals;
  branchRules: BranchRules;
  promises: Promises;
  /** `anyway` is true when the cashier chose a promised day over the capacity, after a warning. */
  onAccept(dates: DateRange, anyway: boolean): void;
  onCancel(): void;
}

/** First and last day of a day's month. */
function monthAround(day: LocalDay): { from: LocalDay; until: LocalDay } {
  const from = `${day.slice(0, 7)}-01`;
  return { from, until: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
}

/** Calendar for a nota's date and promised day. With an agenda, the calendar shows how full the days are and which are closed. */
export default function NotaDates({ draft, totals, branchRules, promises, onAccept, onCancel }: NotaDatesProps) {
  const { today, deliveryDays } = branchRules;
  const { answer, range, failed } = promises;
  const [month, setMonth] = useState(totals.promiseDate);
  const { from, until } = monthAround(month);
  // The counter has already loaded the next days; a later month is fetched when the calendar shows it.
  const later = range && until > range.until ? { ...range, from, until } : skipToken;
  const { currentData } = usePosCapacityQuery(later);
  const agenda = agendaOf(currentData, answer);
  const own = loadOf(draft.lineas);
  const isOver = (day: LocalDay) => agenda !== null && overIn(agenda.capacity, promisedOn(agenda, day), own).length > 0;

  function viewOf(agenda: Agenda): PromiseView {
    const start = promiseStart(totals.fecha, draft.base?.status === TO_COLLECT, today);
    const usual = defaultPromiseDate(start, draft.express, deliveryDays);
    const proposed = proposedDay(agenda, start, draft.express, deliveryDays, own);
    const hasRoom = (day: LocalDay) => dayState(agenda, day, own) === 'room';
    return {
      Day: PromiseDay,
      isClosed: (day) => dayState(agenda, day, own) === 'closed',
      panel: (day, onSelect) => (
        <DayPanel {...{ day, agenda, own, today, usual, proposed, onSelect }} hours={answer?.horario ?? ''} />
      ),
      accept: (day) => ({ label: isOver(day) ? T.promiseAnyway(day) : T.promise(day), lacksRoom: !hasRoom(day) }),
      onMonth: setMonth,
    };
  }

  // The element tree is the same with and without an agenda, so that the selection survives when the agenda loads or fails.
  return (
    <Days value={agenda && { agenda, own, today }}>
      <DateDialog
        title={TEXTS.selectDate}
        fecha={totals.fecha}
        promiseDate={totals.promiseDate}
        today={today}
        min={branchRules.firstOpenDay}
        notice={failed ? T.unread : undefined}
        promise={agenda ? viewOf(agenda) : undefined}
        onAccept={(dates) => onAccept(dates, isOver(dates.promiseDate ?? dates.fecha))}
        onCancel={onCancel}
      />
    </Days>
  );
}
