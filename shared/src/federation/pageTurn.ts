/**
 * Name of the shell's global function that a section's code calls while it may keep the page from its next task. It must never
 * change, because every built section contains it.
 */
export const NOTE_TURN = 'lavandaNoteTurn';

/** @throws EndlessLoop when the page has had no other task for 3 s */
export type NoteTurn = () => void;
