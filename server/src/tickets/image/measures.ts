/** Width of the image, CSS px; the PNG has twice as many pixels (UI guide 4, screen 12). */
export const WIDTH = 540;

/** Space around the sheet, and between its edge and its content, CSS px. */
export const FRAME = 24;
export const MARGIN = 28;

export const CONTENT_WIDTH = WIDTH - 2 * (FRAME + MARGIN);

/** Width of the column of amounts, CSS px. */
export const AMOUNT_COLUMN = 110;
