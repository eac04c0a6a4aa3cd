import type { Chofer, Parada, RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import type { MapLine, Point } from '@lavanda/shared/ui/map/types';
import { markOf } from '../day/DriverBadge';

/** A stop's place on the map; null when nobody wrote where. */
export function pointOf({ domicilio }: Parada): Point | null {
  const { lat = null, lon = null } = domicilio ?? {};
  return lat === null || lon === null ? null : { lat, lon };
}

interface Route {
  driver: Chofer;
  /** In order, those done first. */
  stops: readonly Parada[];
}

/** The lines of routes: dotted as far as they are done, and on from there. */
export function linesOf(start: RouteDay['sucursal']['salida'], routes: readonly Route[]): MapLine[] {
  return routes.flatMap(({ driver, stops }) => {
    const { color } = markOf(driver);
    const placed = stops.flatMap((stop) => {
      const point = pointOf(stop);
      return point ? [{ point, isDone: stop.estado !== 'pendiente' }] : [];
    });
    const done = [...(start ? [start] : []), ...placed.filter(({ isDone }) => isDone).map(({ point }) => point)];
    const from = done.at(-1);
    const left = [...(from ? [from] : []), ...placed.filter(({ isDone }) => !isDone).map(({ point }) => point)];
    return [
      { id: `${driver._id} hecha`, points: done, color, dotted: true },
      { id: `${driver._id} pendiente`, points: left, color, dotted: false },
    ].filter(({ points }) => points.length > 1);
  });
}
