import type { Point } from './types';

/** Where a map without pins begins: Mexico City's main square. */
export const CENTER: Point = { lat: 19.4326, lon: -99.1332 };

/** Zoom of a map without pins (spec 9). */
export const ZOOM = 12;

/** Closest that a map comes by itself: some blocks around. */
export const MAX_ZOOM = 16;

/** Free border left around the pins, px: the height of a pin and its card's edge. */
export const MARGIN = 64;

/** Longest wait for a provider's script or its first piece of map, ms. */
export const LIMIT = 15_000;

/** Six decimals: about ten centimetres. */
export function round({ lat, lon }: Point): Point {
  return { lat: Math.round(lat * 1e6) / 1e6, lon: Math.round(lap(lon) * 1e6) / 1e6 };
}

/** A longitude of a map that was dragged around the world, back to -180..180. */
function lap(lon: number): number {
  return lon >= -180 && lon <= 180 ? lon : ((((lon + 180) % 360) + 360) % 360) - 180;
}
