/**
 * Seconds after a cierre in which the user who made it may undo it. This is longer than the 10 s of the toast 'Deshacer', because
 * the toast stays under the mouse, and the request may have to be repeated.
 */
export const UNDO_CLOSE_SECONDS = 60;

/** How long the browser offers to undo a cierre, ms. */
export const UNDO_OFFER_MS = 10_000;
