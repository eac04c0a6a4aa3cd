import type { Coordinates } from '../../maps/geocoder.ts';
import type { Leg } from './problem.ts';

/** Mean radius of the Earth, metres. */
const EARTH_RADIUS = 6_371_008.8;

/** Factor by which distances by street exceed the straight line in a typical city. */
const DETOUR = 1.3;

/** Average city speed of 24 km/h, including traffic lights, in metres per minute. */
const SPEED = 400;

/** Great-circle distance (haversine) times `DETOUR`, and the minutes at the average speed. */
export function straightLine(from: Coordinates, to: Coordinates): Leg {
  const [lat1, lat2] = [radians(from.lat), radians(to.lat)];
  const [dLat, dLon] = [lat2 - lat1, radians(to.lon - from.lon)];
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin(dLon / 2) ** 2;
  const metres = 2 * EARTH_RADIUS * Math.atan2(Math.sqrt(h), Math.sqrt(Math.max(0, 1 - h))) * DETOUR;
  return { metres, minutes: metres / SPEED };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
