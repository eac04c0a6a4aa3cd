import { oneSpace } from './text.ts';

/** An address to drive to; its place on the map is null when nobody set it. */
export interface Destination {
  descripcion: string;
  lat: number | null;
  lon: number | null;
}

const pointOf = ({ lat, lon }: Destination) => (lat === null || lon === null ? null : `${lat},${lon}`);

/** Address that opens Google Maps with the way to a place. */
export function mapsAddress(to: Destination): string {
  const query = new URLSearchParams({ api: '1', destination: pointOf(to) ?? oneSpace(to.descripcion) });
  return `https://www.google.com/maps/dir/?${query}`;
}

/** Address that opens Waze with the way to a place. */
export function wazeAddress(to: Destination): string {
  const point = pointOf(to);
  const query = new URLSearchParams({ ...(point ? { ll: point } : { q: oneSpace(to.descripcion) }), navigate: 'yes' });
  return `https://waze.com/ul?${query}`;
}

/** A part of an address that belongs to the street before it: 'int. 4', 'depto 301', 'Mz 4'. */
const INTERIOR =
  /^(?:int|interior|depto|dpto|departamento|piso|local|edif|edificio|torre|casa|lote?|lt|mz|manzana|n[oº°]|#)\b|^\d{1,5}\s?[a-z]?$/i;

/**
 * Splits an address into short lines that are read at a glance: its own lines or, if it has only one, the street and the rest.
 */
export function addressLines(address: string): string[] {
  const written = address.split('\n').map(oneSpace);
  const lines = written.filter((line) => line !== '');
  if (lines.length !== 1) return lines;
  const [street = '', ...parts] = (lines[0] ?? '').split(/,\s*/).filter((part) => part !== '');
  const end = parts.findIndex((part) => !INTERIOR.test(part));
  const interior = end === -1 ? parts : parts.slice(0, end);
  const rest = end === -1 ? [] : parts.slice(end);
  return [[street, ...interior].join(', '), rest.join(', ')].filter((line) => line !== '');
}
