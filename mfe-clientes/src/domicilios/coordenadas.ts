import type { Punto } from '../mapa/tipos';
import { redondear } from '../mapa/vista';
import { TEXTOS } from './textos';

const T = TEXTOS.editar;

export interface Coordenadas {
  lat: string;
  lon: string;
}

export function comoTexto(punto: Punto | null): Coordenadas {
  return punto ? { lat: String(punto.lat), lon: String(punto.lon) } : { lat: '', lon: '' };
}

/** A pair as maps copy it, '19.39, -99.15', or null when the text isn't one. */
export function parPegado(texto: string): Coordenadas | null {
  const par = /^\s*\(?\s*([-\u2212+]?\d+(?:\.\d+)?)\s*[,; ]\s*([-\u2212+]?\d+(?:\.\d+)?)\s*\)?\s*$/.exec(texto);
  const [, lat, lon] = par ?? [];
  return lat && lon && /[.;\s]/.test(texto) ? { lat, lon } : null;
}

function grados(texto: string, limite: number): number | null {
  const limpio = texto.trim().replace('\u2212', '-').replace(',', '.');
  const numero = Number(limpio);
  return limpio !== '' && Number.isFinite(numero) && Math.abs(numero) <= limite ? numero : null;
}

export type Leidas = { punto: Punto | null } | { errores: Partial<Record<keyof Coordenadas, string>> };

/** The place that two typed coordinates say (degrees); both empty is no place. */
export function leerCoordenadas({ lat, lon }: Coordenadas): Leidas {
  if (lat.trim() === '' && lon.trim() === '') return { punto: null };
  if (lat.trim() === '') return { errores: { lat: T.incompletas } };
  if (lon.trim() === '') return { errores: { lon: T.incompletas } };
  const norte = grados(lat, 90);
  const este = grados(lon, 180);
  if (norte !== null && este !== null) return { punto: redondear({ lat: norte, lon: este }) };
  return { errores: { ...(norte === null && { lat: T.latInvalida }), ...(este === null && { lon: T.lonInvalida }) } };
}
