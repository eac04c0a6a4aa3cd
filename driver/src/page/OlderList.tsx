import type { Entry } from '@lavanda/shared/api/outbox/entry';
import { keptOf } from '../route/capture';
import { finished, finishOf } from '../route/stop';
import { TEXTS } from '../texts';
import { Refusal, Unsent } from './Waiting';

interface OlderListProps {
  entries: readonly Entry[];
  /** IANA time zone of the sucursal. */
  zone: string;
  onRetry: (entry: Entry) => void;
}

/** Stops that the driver finished on other routes, such as yesterday's, and whose captures the server hasn't accepted. */
export function OlderList({ entries, zone, onRetry }: OlderListProps) {
  const stops = entries.flatMap((entry) => {
    const done = finishOf(entry);
    return done ? [{ entry, stop: finished(keptOf(entry).parada, done, zone) }] : [];
  });
  if (stops.length === 0) return null;
  return (
    <section class="list">
      <h2>{TEXTS.older}</h2>
      <ul>
        {stops.map(({ entry, stop }) => (
          <li key={entry.id}>
            <div class="row">
              <span class="row__what">
                <b>{stop.cliente_name}</b>
                <small>{TEXTS.outcome(stop)}</small>
              </span>
              <span class="row__when">
                <Unsent entry={entry} />
              </span>
            </div>
            <Refusal entry={entry} onRetry={onRetry} />
          </li>
        ))}
      </ul>
    </section>
  );
}
