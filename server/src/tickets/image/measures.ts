/** Width of the image, CSS px; drawn at twice that (UI guide 4, screen 12). */
export const WIDTH = 540;

/** Space around the sheet, and inside it. */
export const FRAME = 24;
export const MARGIN = 28;

export const CONTENT_WIDTH = WIDTH - 2 * (FRAME + MARGIN);

/** Column of the amounts. */
export const AMOUNT_COLUMN = 110;
