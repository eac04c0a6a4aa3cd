/**
 * Name of the shell's global function that a section's endless code calls at each turn. The name must never change, because every
 * built section contains it.
 */
export const NOTE_TURN = 'lavandaNoteTurn';

/** @throws EndlessLoop when the page has had no other task for 3 s */
export type NoteTurn = () => void;
