import { errorMessage, useToast } from '@lavanda/shared';
import type { Parada, RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import { useState } from 'react';
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

  /** @param place among the driver's stops that aren't done, from 0; without it the last */
  async function move(stop: Parada, driverId: string | null, place?: number) {
    if (!day) return;
    const { nota, tipo: kind } = stop;
    const body = {
      fecha: day.fecha,
      parada: { nota, tipo: kind },
      chofer: driverId,
      ...(place !== undefined && { lugar: place }),
    };
    const answer = await send(body);
    if (answer.data) setAnnouncement(told(answer.data, stop));
    else toast(TEXTS.notMoved(stop.cliente_name, errorMessage(answer.error)), 'error');
  }

  function step(stop: Parada, by: -1 | 1) {
    if (!day || stop.chofer === null) return;
    const own = pendingOf(day, stop.chofer);
    const place = own.findIndex((each) => keyOf(each) === keyOf(stop)) + by;
    if (place >= 0 && place < own.length) void move(stop, stop.chofer, place);
  }

  /** Gives a stop the place of another one. */
  function moveOver(stop: Parada, over: Parada) {
    if (!day || keyOf(stop) === keyOf(over)) return;
    if (over.chofer === null) return void move(stop, null);
    const place = pendingOf(day, over.chofer).findIndex((each) => keyOf(each) === keyOf(over));
    void move(stop, over.chofer, Math.max(0, place));
  }

  return { move: (stop: Parada, driverId: string | null) => void move(stop, driverId), step, moveOver, announcement };
}
