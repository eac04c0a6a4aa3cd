import type { DriverDay, StopOfDriver } from '@lavanda/shared/contract/schemas/driver';
import { addressLines } from '@lavanda/shared/domain/wayThere';
import { stopKey } from '../route/stop';
import { TEXTS } from '../texts';
import { StopBadge } from './StopBadge';
import { numberOf } from './stopNumber';

interface LaterListProps {
  day: DriverDay;
  stops: readonly StopOfDriver[];
  onChoose: (stop: StopOfDriver) => void;
}

/** The stops after the next one. Touching a stop makes it the next one, because traffic may call for another order. */
export function LaterList({ day, stops, onChoose }: LaterListProps) {
  if (stops.length === 0) return null;
  return (
    <section class="list">
      <h2>{TEXTS.later}</h2>
      <ul>
        {stops.map((stop) => (
          <li key={stopKey(stop)}>
            <button type="button" class="row" aria-label={TEXTS.goFirst(stop.cliente_name)} onClick={() => onChoose(stop)}>
              <StopBadge mark={day.chofer.marca} number={numberOf(day, stop)} />
              <span class="row__what">
                <b>{stop.cliente_name}</b>
                <small>
                  {TEXTS.kind(stop.tipo)} · {addressLines(stop.domicilio?.descripcion ?? '')[0] ?? ''}
                </small>
              </span>
              <b class="row__when">{stop.ventana?.hora_inicio ?? stop.llega}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
