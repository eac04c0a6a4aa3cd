/** A place found by its text. `id` is what the same geocoder finds its coordinates with. */
export interface Lugar {
  /** One line, 1 to 300 characters. */
  descripcion: string;
  id: string;
}

export interface Coordenadas {
  lat: number;
  lon: number;
}

/** Finds addresses. `quien` is one person at work: what they type and then choose belongs together. */
export interface Geocodificador {
  /**
   * Places that fit the text, the best first, at most 10; none when nothing fits.
   * @throws FallaGeocodificador
   */
  buscar(texto: string, quien: string): Promise<Lugar[]>;
  /**
   * Where a found place is.
   * @throws LugarInvalido when the id isn't one of this geocoder's; FallaGeocodificador
   */
  coordenadas(id: string, quien: string): Promise<Coordenadas>;
  /** Whether `coordenadas` asks someone outside. */
  readonly coordenadasPorRed: boolean;
}

/** Why a geocoder gave no answer, for the log: its words are never repeated, they may hold the key. */
export class FallaGeocodificador extends Error {
  readonly motivo: 'tiempo' | 'red' | 'cuota' | 'clave' | 'respuesta' | 'estado';
  readonly estado: number | undefined;

  constructor(motivo: FallaGeocodificador['motivo'], estado?: number) {
    super(motivo);
    this.name = 'FallaGeocodificador';
    this.motivo = motivo;
    this.estado = estado;
  }
}

/** The id names no place. */
export class LugarInvalido extends Error {}

const CONTROL = /[\p{Cc}\p{Cf}]+/gu;

/** A provider's text as an address can be kept: one line, 300 characters (contract `Domicilio`). */
export function unaLinea(texto: string): string {
  return [...texto.replace(CONTROL, ' ').replace(/\s+/g, ' ').trim()].slice(0, 290).join('').slice(0, 300).trim();
}

export function sonCoordenadas(lat: unknown, lon: unknown): boolean {
  return typeof lat === 'number' && typeof lon === 'number' && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
}
