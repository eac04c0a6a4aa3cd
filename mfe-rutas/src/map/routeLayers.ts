import type { Chofer, Parada, RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import type { MapLine, Point } from '@lavanda/shared/ui/map/types';
import { markOf } from '../day/DriverBadge';

/** A stop's coordinates; null when its address has none. */
export function pointOf({ domicilio }: Parada): Point | null {
  const { lat = null, lon = null } = domicilio ?? {};
  return lat === null || lon === null ? null : { lat, lon };
}

interface Route {
  driver: Chofer;
  /** In order, stops that are done first. */
  stops: readonly Parada[];
}

/** Lines of the routes: dotted from the start to the last visited stop, continuous from there on. */
export function linesOf(start: RouteDay['sucursal']['salida'], routes: readonly Route[]): MapLine[] {
  return routes.flatMap(({ driver, stops }) => {
    const { color } = markOf(driver);
    const placed = stops.flatMap((stop) => {
      const point = pointOf(stop);
      return point ? [{ point, isDone: stop.estado !== 'pendiente' }] : [];
    });
    const done = [...(start ? [start] : []), ...placed.filter(({ isDone }) => isDone).map(({ point }) => point)];
    const from = done.at(-1);
    const remaining = [...(from ? [from] : []), ...placed.filter(({ isDone }) => !isDone).map(({ point }) => point)];
    return [
      { id: `${driver._id} hecha`, points: done, color, dotted: true },
      { id: `${driver._id} pendiente`, points: remaining, color, dotted: false },
    ].filter(({ points }) => points.length > 1);
  });
}
