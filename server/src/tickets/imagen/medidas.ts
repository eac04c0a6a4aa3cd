/** Width of the image, CSS px. */
export const ANCHO = 540;

/** Pixels per CSS px, and how many pixels an image has at most while that leaves it legible: some 45 lines at full scale. */
export const ESCALA = { mayor: 2, menor: 1.5 } as const;
export const PIXELES = 4_500_000;

/** Around the sheet, and inside it. */
export const MARCO = 24;
export const MARGEN = 28;

export const ANCHO_UTIL = ANCHO - 2 * (MARCO + MARGEN);

/** Column of the amounts. */
export const COLUMNA_IMPORTE = 110;
