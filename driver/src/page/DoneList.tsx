import type { Entry } from '@lavanda/shared/api/outbox/entry';
import type { DriverDay, StopOfDriver } from '@lavanda/shared/contract/schemas/driver';
import { finishOf, stopKey } from '../route/stop';
import { TEXTS } from '../texts';
import { StopBadge } from './StopBadge';
import { numberOf } from './stopNumber';
import { Refusal, Unsent } from './Waiting';

interface DoneListProps {
  day: DriverDay;
  stops: readonly StopOfDriver[];
  entries: readonly Entry[];
  onRetry: (entry: Entry) => void;
}

/** The captures of finished stops that the server hasn't accepted yet, by stop. */
function entriesByStop(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  const waiting = entries.flatMap((entry): [string, Entry][] => {
    const done = finishOf(entry);
    return done ? [[stopKey(done), entry]] : [];
  });
  return new Map(waiting);
}

/** Stops where the driver has been, the latest first. One whose capture isn't accepted yet says so, or why it was refused. */
export function DoneList({ day, stops, entries, onRetry }: DoneListProps) {
  if (stops.length === 0) return null;
  const waiting = entriesByStop(entries);
  const lastFirst = stops.toSorted((one, other) => Date.parse(other.momento ?? '') - Date.parse(one.momento ?? ''));
  return (
    <section class="list">
      <h2>{TEXTS.done}</h2>
      <ul>
        {lastFirst.map((stop) => (
          <DoneRow key={stopKey(stop)} day={day} stop={stop} entry={waiting.get(stopKey(stop))} onRetry={onRetry} />
        ))}
      </ul>
    </section>
  );
}

interface DoneRowProps {
  day: DriverDay;
  stop: StopOfDriver;
  entry: Entry | undefined;
  onRetry: (entry: Entry) => void;
}

function DoneRow({ day, stop, entry, onRetry }: DoneRowProps) {
  return (
    <li>
      <div class="row">
        <StopBadge mark={day.chofer.marca} number={numberOf(day, stop)} state={stop.estado} />
        <span class="row__what">
          <b>{stop.cliente_name}</b>
          <small>{TEXTS.outcome(stop)}</small>
        </span>
        <span class="row__when">
          {stop.llega}
          {entry && <Unsent entry={entry} />}
        </span>
      </div>
      {entry && <Refusal entry={entry} onRetry={onRetry} />}
    </li>
  );
}
