import { oneSpace } from '@lavanda/shared/domain/text';

/** A place found by its text. Its coordinates can be read by `id` from the same geocoder. */
export interface Place {
  /** Address on one line, 1 to 300 characters. */
  descripcion: string;
  id: string;
}

export interface Coordinates {
  lat: number;
  lon: number;
}

/** Searches addresses. `actor` identifies the user, so that the user's searches and choice count as one session. */
export interface Geocoder {
  /**
   * Places that match the text, best first; empty without a match.
   * @throws GeocoderError
   */
  search(text: string, actor: string): Promise<Place[]>;
  /**
   * Coordinates of a found place.
   * @throws InvalidPlace for an id that this geocoder doesn't know; GeocoderError
   */
  coordinates(id: string, actor: string): Promise<Coordinates>;
  /** Whether `coordinates` makes a network call. */
  readonly coordinatesByNetwork: boolean;
}

/** Why a geocoder failed, for the log. The provider's own message is never logged, because it may contain the key. */
export class GeocoderError extends Error {
  readonly reason: 'tiempo' | 'red' | 'cuota' | 'clave' | 'respuesta' | 'estado';
  readonly status: number | undefined;

  constructor(reason: GeocoderError['reason'], status?: number) {
    super(reason);
    this.name = 'GeocoderError';
    this.reason = reason;
    this.status = status;
  }
}

/** Thrown for an id that belongs to no place of the geocoder. */
export class InvalidPlace extends Error {}

const CONTROL = /[\p{Cc}\p{Cf}]+/gu;

/** Limits a provider's text to the contract's `Domicilio`: one line, 300 characters. */
export function singleLine(text: string): string {
  return [...oneSpace(text.replace(CONTROL, ' '))].slice(0, 290).join('').slice(0, 300).trim();
}

/** Whether both values are numbers within the range of latitude and longitude. */
export function areCoordinates(lat: unknown, lon: unknown): boolean {
  return typeof lat === 'number' && typeof lon === 'number' && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
}
