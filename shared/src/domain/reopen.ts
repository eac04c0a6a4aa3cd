/**
 * Seconds after a cierre in which the user who made it may undo it. The toast 'Deshacer' offers this for 10 s only, but it stays
 * longer while the mouse is over it, and the request may have to be repeated.
 */
export const UNDO_CLOSE_SECONDS = 60;

/** How long a toast offers 'Deshacer' after a cierre, a hand-over or a change of etapa, ms. */
export const UNDO_OFFER_MS = 10_000;
