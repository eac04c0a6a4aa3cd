import { errorMessage, useToast } from '@lavanda/shared';
import type { Parada, RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import type { LocalDay } from '@lavanda/shared/domain/dates';
import { useEffect, useRef, useState } from 'react';
import { useRutasMoveMutation } from '../endpoints';
import { TEXTS } from '../texts';
import { keyOf, pendingOf } from './board';

/** Describes for screen readers where a stop is now: 'Hotel Miravalle, parada 2 de 5, llega 11:50'. */
function placeText(day: RouteDay, moved: Parada): string {
  const stop = day.paradas.find((each) => keyOf(each) === keyOf(moved));
  if (!stop || stop.chofer === null) return TEXTS.announceFree(moved.cliente_name);
  const of = day.paradas.filter(({ chofer }) => chofer === stop.chofer).length;
  return TEXTS.announce(stop.cliente_name, stop.orden ?? of, of, stop.llega);
}

/** Moves stops to another driver or to another place in a driver's order, and announces the result to screen readers. */
export function useMove(day: RouteDay | undefined) {
  const toast = useToast();
  const [send] = useRutasMoveMutation();
  const [announcement, setAnnouncement] = useState('');
  // The days as the server answered the last moves, which may be newer than `day`.
  const known = useRef(new Map<LocalDay, RouteDay>());
  const last = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    if (day) known.current.set(day.fecha, day);
  }, [day]);

  /** Gives a stop to a driver, or to none. @param place index among the driver's pending stops, from 0; the end by default */
  async function assign({ fecha: date }: RouteDay, stop: Parada, driverId: string | null, place?: number) {
    const { nota, tipo: kind } = stop;
    const parada = { nota, tipo: kind };
    const answer = await send({ fecha: date, parada, chofer: driverId, ...(place !== undefined && { lugar: place }) });
    if (answer.data) {
      known.current.set(date, answer.data);
      setAnnouncement(placeText(answer.data, stop));
    } else toast(TEXTS.notMoved(stop.cliente_name, errorMessage(answer.error)), 'error');
  }

  /** Runs moves one after another, each on the day that the previous move returned. */
  function inTurn(move: (now: RouteDay) => Promise<void> | undefined) {
    if (day) last.current = last.current.then(() => move(known.current.get(day.fecha) ?? day));
  }

  function step(stop: Parada, by: -1 | 1) {
    inTurn((now) => {
      const { chofer = null } = now.paradas.find((each) => keyOf(each) === keyOf(stop)) ?? {};
      if (chofer === null) return;
      const own = pendingOf(now, chofer);
      const place = own.findIndex((each) => keyOf(each) === keyOf(stop)) + by;
      if (place >= 0 && place < own.length) return assign(now, stop, chofer, place);
    });
  }

  /** Moves a stop to the place of another one. */
  function moveOver(stop: Parada, over: Parada) {
    if (keyOf(stop) === keyOf(over)) return;
    inTurn((now) => {
      const { chofer } = now.paradas.find((each) => keyOf(each) === keyOf(over)) ?? over;
      if (chofer === null) return assign(now, stop, null);
      const place = pendingOf(now, chofer).findIndex((each) => keyOf(each) === keyOf(over));
      return assign(now, stop, chofer, Math.max(0, place));
    });
  }

  const move = (stop: Parada, driverId: string | null) => inTurn((now) => assign(now, stop, driverId));
  return { move, step, moveOver, announcement };
}
