/** Width of the image, CSS px; it is drawn at twice that (UI guide 4, screen 12). */
export const ANCHO = 540;

/** Around the sheet, and inside it. */
export const MARCO = 24;
export const MARGEN = 28;

export const ANCHO_UTIL = ANCHO - 2 * (MARCO + MARGEN);

/** Column of the amounts. */
export const COLUMNA_IMPORTE = 110;
