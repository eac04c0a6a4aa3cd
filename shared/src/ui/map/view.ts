import type { Point } from './types.ts';

/** Centre of a map without pins: Mexico City's main square. */
export const CENTER: Point = { lat: 19.4326, lon: -99.1332 };

/** Zoom of a map without pins (spec 9). */
export const ZOOM = 12;

/** Closest zoom at which the view is fitted to the pins; it shows a few blocks. */
export const MAX_ZOOM = 16;

/** Border that stays free around the pins when the view is fitted to them, px. It leaves room for a pin's height. */
export const MARGIN = 64;

/** Longest wait for a provider's script or first tile, ms. */
export const LIMIT = 15_000;

/** Rounds degrees to six decimals, about ten centimetres. */
export function round({ lat, lon }: Point): Point {
  return { lat: Math.round(lat * 1e6) / 1e6, lon: Math.round(wrapLongitude(lon) * 1e6) / 1e6 };
}

/** Wraps a longitude to -180..180 degrees, because dragging the map around the world exceeds that range. */
function wrapLongitude(lon: number): number {
  return lon >= -180 && lon <= 180 ? lon : ((((lon + 180) % 360) + 360) % 360) - 180;
}
