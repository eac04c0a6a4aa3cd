import type { Point } from '@lavanda/shared/ui/map/types';
import { round } from '@lavanda/shared/ui/map/view';
import { TEXTS } from './texts';

const T = TEXTS.edit;

export interface Coordinates {
  lat: string;
  lon: string;
}

export function asText(point: Point | null): Coordinates {
  return point ? { lat: String(point.lat), lon: String(point.lon) } : { lat: '', lon: '' };
}

/** Parses a pair of coordinates as copied from map sites, '19.39, -99.15'; null when the text is no such pair. */
export function pastedPair(text: string): Coordinates | null {
  const match = /^\s*\(?\s*([-\u2212+]?\d+(?:\.\d+)?)\s*[,; ]\s*([-\u2212+]?\d+(?:\.\d+)?)\s*\)?\s*$/.exec(text);
  const [, lat, lon] = match ?? [];
  return lat && lon && /[.;\s]/.test(text) ? { lat, lon } : null;
}

function degrees(text: string, limit: number): number | null {
  const clean = text.trim().replace('\u2212', '-').replace(',', '.');
  const number = Number(clean);
  return clean !== '' && Number.isFinite(number) && Math.abs(number) <= limit ? number : null;
}

export type ReadCoordinates = { point: Point | null } | { errors: Partial<Record<keyof Coordinates, string>> };

/** Parses two typed coordinates, in degrees: a point, an error by field, or a null point when both are empty. */
export function parseCoordinates({ lat, lon }: Coordinates): ReadCoordinates {
  if (lat.trim() === '' && lon.trim() === '') return { point: null };
  if (lat.trim() === '') return { errors: { lat: T.incomplete } };
  if (lon.trim() === '') return { errors: { lon: T.incomplete } };
  const north = degrees(lat, 90);
  const east = degrees(lon, 180);
  if (north !== null && east !== null) return { point: round({ lat: north, lon: east }) };
  return { errors: { ...(north === null && { lat: T.invalidLat }), ...(east === null && { lon: T.invalidLon }) } };
}
