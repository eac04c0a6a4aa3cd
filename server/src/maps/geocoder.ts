/** A place found by its text. `id` is what the same geocoder finds its coordinates with. */
export interface Place {
  /** One line, 1 to 300 characters. */
  descripcion: string;
  id: string;
}

export interface Coordinates {
  lat: number;
  lon: number;
}

/** Finds addresses. `quien` is one person at work: what they type and then choose belongs together. */
export interface Geocoder {
  /**
   * Places that fit the text, the best first, at most 10; none when nothing fits.
   * @throws FallaGeocodificador
   */
  search(text: string, actor: string): Promise<Place[]>;
  /**
   * Where a found place is.
   * @throws LugarInvalido when the id isn't one of this geocoder's; FallaGeocodificador
   */
  coordinates(id: string, actor: string): Promise<Coordinates>;
  /** Whether `coordenadas` asks someone outside. */
  readonly coordinatesByNetwork: boolean;
}

/** Why a geocoder gave no answer, for the log: its words are never repeated, they may hold the key. */
export class GeocoderError extends Error {
  readonly reason: 'tiempo' | 'red' | 'cuota' | 'clave' | 'respuesta' | 'estado';
  readonly state: number | undefined;

  constructor(reason: GeocoderError['reason'], state?: number) {
    super(reason);
    this.name = 'FallaGeocodificador';
    this.reason = reason;
    this.state = state;
  }
}

/** The id names no place. */
export class InvalidPlace extends Error {}

const CONTROL = /[\p{Cc}\p{Cf}]+/gu;

/** A provider's text as an address can be kept: one line, 300 characters (contract `Domicilio`). */
export function singleLine(text: string): string {
  return [...text.replace(CONTROL, ' ').replace(/\s+/g, ' ').trim()].slice(0, 290).join('').slice(0, 300).trim();
}

export function areCoordinates(lat: unknown, lon: unknown): boolean {
  return typeof lat === 'number' && typeof lon === 'number' && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
}
