import type { Coordinates } from '../../maps/geocoder.ts';
import type { Leg } from './problem.ts';

/** Mean radius of the Earth, metres. */
const EARTH_RADIUS = 6_371_008.8;

/** How much longer streets are than the straight line, about what cities show. */
const DETOUR = 1.3;

/** Average speed in a city with its traffic lights: 24 km/h, in metres a minute. */
const SPEED = 400;

/** Distance over the sphere (haversine) times what streets add, metres, and the minutes at an average speed. */
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
