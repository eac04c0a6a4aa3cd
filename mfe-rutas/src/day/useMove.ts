import { errorMessage, useToast } from '@lavanda/shared';
import type { Parada, RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import { useEffect, useRef, useState } from 'react';
import { useRutasMoveMutation } from '../endpoints';
import { TEXTS } from '../texts';
import { keyOf, pendingOf } from './board';

/** Where a stop stands now, in words: 'Hotel Miravalle, parada 2 de 5, llega 11:50'. */
function told(day: RouteDay, moved: Parada): string {
  const stop = day.paradas.find((each) => keyOf(each) === keyOf(moved));
  if (!stop || stop.chofer === null) return TEXTS.announceFree(moved.cliente_name);
  const of = day.paradas.filter(({ chofer }) => chofer === stop.chofer).length;
  return TEXTS.announce(stop.cliente_name, stop.orden ?? of, of, stop.llega);
}

/** Moves stops between drivers and within one's order, and says where each stands then. */
export function useMove(day: RouteDay | undefined) {
  const toast = useToast();
  const [send] = useRutasMoveMutation();
  const [announcement, setAnnouncement] = useState('');
  // The day as the last move left it, before the page shows it.
  const known = useRef(day);
  const last = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    known.current = day;
  }, [day]);

  /** @param place among the driver's stops that aren't done, from 0; without it the last */
  async function give(stop: Parada, driverId: string | null, place?: number) {
    if (!known.current) return;
    const { nota, tipo: kind } = stop;
    const body = {
      fecha: known.current.fecha,
      parada: { nota, tipo: kind },
      chofer: driverId,
      ...(place !== undefined && { lugar: place }),
    };
    const answer = await send(body);
    if (answer.data) {
      known.current = answer.data;
      setAnnouncement(told(answer.data, stop));
    } else toast(TEXTS.notMoved(stop.cliente_name, errorMessage(answer.error)), 'error');
  }

  /** Moves one after another: each begins from where the one before it left the day. */
  function inTurn(move: (now: RouteDay) => Promise<void> | undefined) {
    last.current = last.current.then(() => known.current && move(known.current));
  }

  function step(stop: Parada, by: -1 | 1) {
    inTurn((now) => {
      const { chofer = null } = now.paradas.find((each) => keyOf(each) === keyOf(stop)) ?? {};
      if (chofer === null) return;
      const own = pendingOf(now, chofer);
      const place = own.findIndex((each) => keyOf(each) === keyOf(stop)) + by;
      if (place >= 0 && place < own.length) return give(stop, chofer, place);
    });
  }

  /** Gives a stop the place of another one. */
  function moveOver(stop: Parada, over: Parada) {
    if (keyOf(stop) === keyOf(over)) return;
    inTurn((now) => {
      const { chofer } = now.paradas.find((each) => keyOf(each) === keyOf(over)) ?? over;
      if (chofer === null) return give(stop, null);
      const place = pendingOf(now, chofer).findIndex((each) => keyOf(each) === keyOf(over));
      return give(stop, chofer, Math.max(0, place));
    });
  }

  const move = (stop: Parada, driverId: string | null) => inTurn(() => give(stop, driverId));
  return { move, step, moveOver, announcement };
}
