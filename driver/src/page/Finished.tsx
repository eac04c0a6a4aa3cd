import type { DriverDay } from '@lavanda/shared/contract/schemas/driver';
import { formatMoney, toCents } from '@lavanda/shared/domain/money';
import { TEXTS } from '../texts';

/**
 * Shown while no stop is pending: says that the route is finished and what cash to hand over, or that the day has no stops yet.
 * @param waiting number of captures that the server hasn't accepted yet
 */
export function Finished({ day, waiting }: { day: DriverDay; waiting: number }) {
  const inHand = toCents(day.en_mano);
  if (day.paradas.length === 0) {
    return (
      <section class="card finished">
        <h1>{TEXTS.noStops}</h1>
        <p>{TEXTS.noStopsDetail}</p>
      </section>
    );
  }
  return (
    <section class="card finished">
      <h1>{TEXTS.finished}</h1>
      {inHand > 0 ? (
        <>
          <p>{TEXTS.handOver}</p>
          <b class="money">{formatMoney(inHand)}</b>
        </>
      ) : (
        <p>{TEXTS.nothingToHandOver}</p>
      )}
      {waiting > 0 && <p class="finished__waiting">{TEXTS.unsentAtEnd(waiting)}</p>}
    </section>
  );
}
