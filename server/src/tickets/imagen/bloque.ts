import { Resvg } from '@resvg/resvg-js';

/** Pixels of the image by CSS px. */
export const ESCALA = 2;

const CANALES = 4;

/** A piece of the image: RGBA, row after row; measures in pixels. */
export interface Bloque {
  pixeles: Uint8Array;
  ancho: number;
  alto: number;
}

/** The pixels of a drawing in CSS px. */
export function rasterizar(svg: string): Bloque {
  const { pixels, width, height } = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: ESCALA },
    font: { loadSystemFonts: false },
  }).render();
  return { pixeles: new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.length), ancho: width, alto: height };
}

/** Puts a piece on a sheet of pixels, its corner at (`x`, `y`) pixels; the whole piece has to fit. */
export function poner(hoja: Bloque, { pixeles, ancho, alto }: Bloque, x: number, y: number): void {
  const fila = CANALES * ancho;
  if (ancho === hoja.ancho) {
    hoja.pixeles.set(pixeles, CANALES * hoja.ancho * y);
    return;
  }
  for (let i = 0; i < alto; i++) {
    hoja.pixeles.set(pixeles.subarray(i * fila, (i + 1) * fila), CANALES * (hoja.ancho * (y + i) + x));
  }
}

/** A sheet kept for the next image: asking for so much memory anew takes as long as drawing a line. */
let libre: Uint8Array | null = null;
const LIBRE_MAXIMO = 48 * 1024 * 1024;

/** A sheet with whatever its memory holds. */
export function tomarHoja(ancho: number, alto: number): Bloque {
  const bytes = CANALES * ancho * alto;
  const memoria = libre && libre.length >= bytes ? libre : new Uint8Array(bytes);
  libre = null;
  return { pixeles: memoria.subarray(0, bytes), ancho, alto };
}

/** Gives a sheet back once nobody reads it. */
export function soltarHoja({ pixeles }: Bloque): void {
  if (pixeles.buffer.byteLength <= LIBRE_MAXIMO) libre = new Uint8Array(pixeles.buffer);
}
