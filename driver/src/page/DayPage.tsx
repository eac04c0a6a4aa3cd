import type { Entry } from '@lavanda/shared/api/outbox/entry';
import type { DriverDay, StopOfDriver } from '@lavanda/shared/contract/schemas/driver';
import { hourIn } from '@lavanda/shared/domain/dates';
import { useEffect, useState } from 'preact/hooks';
import type { DriverRoute } from '../route/driverRoute';
import type { RouteState } from '../route/routeState';
import { stopKey } from '../route/stop';
import { type OpenSheet, StopSheet } from '../sheets/StopSheet';
import { TEXTS } from '../texts';
import { paintBrand } from './brandColors';
import { DoneList } from './DoneList';
import { Finished } from './Finished';
import { Header } from './Header';
import { LaterList } from './LaterList';
import { NextStop } from './NextStop';
import { OfflineNotice } from './OfflineNotice';
import { OlderList } from './OlderList';
import { StopActions } from './StopActions';
import { useCaptures } from './useCaptures';

interface DayPageProps {
  route: DriverRoute;
  state: RouteState;
  /** The day as the server last answered it, changed by the captures that the server hasn't accepted yet. */
  day: DriverDay;
}

const hourOf = (moment: string, { zona_horaria: zone }: DriverDay) => (moment === '' ? '' : hourIn(zone, new Date(moment)));

/** Pending stops in their order, but with the stop that the driver chose as next in front. */
function pendingOf({ paradas: stops }: DriverDay, first: string): StopOfDriver[] {
  const pending = stops.filter(({ estado: state }) => state === 'pendiente');
  return pending.toSorted((one, other) => Number(stopKey(other) === first) - Number(stopKey(one) === first));
}

/** The open sheet with the current data of its stop while that is pending: the counter may have taken a pago of the nota. */
function sheetOf({ paradas: stops }: DriverDay, sheet: OpenSheet): OpenSheet {
  const now = stops.find((stop) => stopKey(stop) === stopKey(sheet.stop));
  return now?.estado === 'pendiente' ? { ...sheet, stop: now } : sheet;
}

/** Page of the day: the next stop, drawn large, and lists of the other stops below. */
export function DayPage({ route, state, day }: DayPageProps) {
  const [first, setFirst] = useState('');
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const { said, finish, tell, refusalOf } = useCaptures(route, day, () => setSheet(null));
  const { color_primario: color } = day.lavanderia;
  useEffect(() => paintBrand(color), [color]);
  useEffect(() => {
    document.title = TEXTS.title(day.chofer.nombre);
  }, [day.chofer.nombre]);

  const pending = pendingOf(day, first);
  const [next, ...later] = pending;
  const done = day.paradas.filter(({ estado: one }) => one !== 'pendiente');

  const choose = (stop: StopOfDriver) => {
    setFirst(stopKey(stop));
    window.scrollTo({ top: 0 });
  };

  const retry = (entry: Entry) => void route.retry(entry);

  return (
    <div class="page">
      <Header day={day}>
        {!state.connected && <OfflineNotice heardAt={hourOf(state.heardAt, day)} isStoring={state.isStoring} />}
      </Header>
      <main class={next ? 'with-actions' : ''}>
        <p class="visually-hidden" role="status">
          {said}
        </p>
        {next ? (
          <NextStop
            day={day}
            stop={next}
            readAt={hourOf(state.readAt, day)}
            refusal={refusalOf(next)}
            onTell={() => tell(next)}
          />
        ) : (
          <Finished day={day} waiting={state.entries.length + state.older.length} />
        )}
        <LaterList day={day} stops={later} onChoose={choose} />
        <DoneList day={day} stops={done} entries={state.entries} onRetry={retry} />
        <OlderList entries={state.older} zone={day.zona_horaria} onRetry={retry} />
        {state.others > 0 && <p class="foot-note">{TEXTS.others(state.others)}</p>}
        {state.notice !== '' && <p class="foot-note">{state.notice}</p>}
      </main>
      {next && (
        <StopActions
          stop={next}
          onAbsent={() => setSheet({ kind: 'absent', stop: next })}
          onDone={() => setSheet({ kind: 'done', stop: next })}
        />
      )}
      {sheet && (
        <StopSheet
          sheet={sheetOf(day, sheet)}
          day={day}
          following={pending.find((stop) => stopKey(stop) !== stopKey(sheet.stop))}
          onClose={() => setSheet(null)}
          onFinish={(outcome) => finish(sheet.stop, outcome)}
        />
      )}
    </div>
  );
}
