import type { DriverDay } from '@lavanda/shared/contract/schemas/driver';
import { formatPesos } from '@lavanda/shared/domain/money';
import { capitalized } from '@lavanda/shared/domain/text';
import { weekdayName } from '@lavanda/shared/domain/weekdays';
import type { ComponentChildren } from 'preact';
import { TEXTS } from '../texts';

/** Names a local date: 'Jueves 10'. */
const dayName = (date: string) => `${capitalized(weekdayName(date))} ${Number(date.slice(8))}`;

/** Header with the driver's name, the progress of the route and the cash in hand. `children` are notices, drawn below. */
export function Header({ day, children }: { day: DriverDay; children?: ComponentChildren }) {
  const { lavanderia: laundry, paradas: stops } = day;
  const pending = stops.filter(({ estado: state }) => state === 'pendiente');
  const done = stops.length - pending.length;
  return (
    <header>
      <div class="header">
        <span class="header__logo">
          {laundry.logo === '' ? (
            <b aria-hidden="true">{laundry.nombre.charAt(0)}</b>
          ) : (
            <img src={laundry.logo} alt={laundry.nombre} />
          )}
        </span>
        <span class="header__who">
          <b>{TEXTS.title(day.chofer.nombre)}</b>
          <span>
            {dayName(day.fecha)}, {TEXTS.progress(done, stops.length)}
          </span>
        </span>
        <span class="header__cash">
          <small>{TEXTS.inHand}</small>
          <b>{formatPesos(day.en_mano)}</b>
        </span>
      </div>
      {children}
      {stops.length > 0 && (
        <div class="steps" role="img" aria-label={TEXTS.progressLabel(done, stops.length)}>
          {stops.map((stop, index) => (
            <i key={stop.nota + stop.tipo} class={index < done ? 'is-done' : index === done ? 'is-now' : ''} />
          ))}
        </div>
      )}
    </header>
  );
}
