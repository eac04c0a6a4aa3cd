import type { DriverDay, StopOfDriver } from '@lavanda/shared/contract/schemas/driver';
import { formatPesos } from '@lavanda/shared/domain/money';
import { addressLines } from '@lavanda/shared/domain/wayThere';
import { stopKey } from '../route/stop';
import { TEXTS } from '../texts';
import { ContactLinks } from './ContactLinks';
import { Icon } from './Icon';
import { StopBadge } from './StopBadge';
import { numberOf } from './stopNumber';

interface NextStopProps {
  day: DriverDay;
  stop: StopOfDriver;
  /** Time at which the day was read, 'HH:MM'. */
  readAt: string;
  /** Why the server refused to record 'Vamos en camino'; null while it hasn't. */
  refusal: string | null;
  onTell: () => Promise<string | null>;
}

function Pieces({ stop: { bultos: pieces, clave } }: { stop: StopOfDriver }) {
  if (pieces === 0 && clave === '') return null;
  return (
    <p class="next__tip">
      <Icon name="tag" />
      <span>
        {pieces > 0 && `${TEXTS.pieces(pieces)} · `}
        <b class="clave">{clave}</b>
      </span>
    </p>
  );
}

/** The next stop, drawn large: its time, address and contact links, and for a delivery the amount to collect. */
export function NextStop({ day, stop, readAt, refusal, onTell }: NextStopProps) {
  const { ventana: window, llega: hour, domicilio: address, detalle: detail, tipo: kind } = stop;
  const lines = addressLines(address?.descripcion ?? '');
  return (
    <section class="card next" aria-label={TEXTS.nextStop}>
      <p class="next__top">
        <StopBadge mark={day.chofer.marca} number={numberOf(day, stop)} />
        {TEXTS.next} · {TEXTS.kind(kind)}
        <span class="next__hour">{window ? TEXTS.window(window.hora_inicio, window.hora_final) : hour}</span>
      </p>
      <h1>{stop.cliente_name}</h1>
      <p class="next__address">{lines.length === 0 ? TEXTS.noAddress : lines.map((line) => <span key={line}>{line}</span>)}</p>
      {detail !== '' && (
        <p class="next__tip">
          <Icon name="info" />
          <span>{detail}</span>
        </p>
      )}
      {!stop.lista && (
        <p class="next__tip next__tip--warning">
          <Icon name="clock" />
          <span>{TEXTS.notReady(readAt)}</span>
        </p>
      )}
      <Pieces stop={stop} />
      <ContactLinks key={stopKey(stop)} day={day} stop={stop} refusal={refusal} onTell={onTell} />
      {kind === 'entrega' && (
        <>
          <div class="tear" />
          <p class="next__due">
            <span>{TEXTS.due}</span>
            <b class="money">{formatPesos(stop.cobrar)}</b>
          </p>
        </>
      )}
    </section>
  );
}
