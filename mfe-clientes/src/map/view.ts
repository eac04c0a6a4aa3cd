import type { Point } from './types';

/** Initial centre without pins: Mexico City's main square. */
export const CENTER: Point = { lat: 19.4326, lon: -99.1332 };

/** Zoom of a map without pins (spec 9). */
export const ZOOM = 12;

/** Closest zoom when fitting the pins: a few blocks. */
export const MAX_ZOOM = 16;

/** Border kept free around the pins, px: the height of a pin and its card's edge. */
export const MARGIN = 64;

/** Longest wait for a provider's script or first tile, ms. */
export const LIMIT = 15_000;

/** Rounds to six decimals, about ten centimetres. */
export function round({ lat, lon }: Point): Point {
  return { lat: Math.round(lat * 1e6) / 1e6, lon: Math.round(wrapLongitude(lon) * 1e6) / 1e6 };
}

/** Wraps a longitude to -180..180: dragging around the world exceeds it. */
function wrapLongitude(lon: number): number {
  return lon >= -180 && lon <= 180 ? lon : ((((lon + 180) % 360) + 360) % 360) - 180;
}
