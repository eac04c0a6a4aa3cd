/**
 * Names of the shell's global functions that a built section calls (`instrument/`), and their types. The names must never change,
 * because every built section contains them.
 */

/** Returns for how long the browser's dialogs (such as `confirm`) held the page: a loop that waited for one isn't endless. */
export const HELD_PAGE = 'lavandaHeldPage';

/** @param start `performance.now()` at the moment from which to count @returns how long dialogs were open since then, ms */
export type HeldPage = (start: number) => number;

/** Called at each turn by a section's code that might never end. */
export const NOTE_TURN = 'lavandaNoteTurn';

/** @throws EndlessLoop when the page has had no other task for 3 s */
export type NoteTurn = () => void;

/** Remembers what a module awaits at its top level. */
export const NOTE_AWAIT = 'lavandaNoteAwait';

/**
 * Remembers that a module waits for `awaited`, until that promise settles.
 * @param place error created where the module waits
 * @returns a promise that settles as `awaited` does, at the same moment
 */
export type NoteAwait = (awaited: unknown, place: Error) => Promise<unknown>;

/** Remembers where a section threw a value, because a value that is no Error has no stack. */
export const NOTE_THROWN = 'lavandaNoteThrown';

/** @param place error created where the value was thrown @returns the value */
export type NoteThrown = (value: unknown, place: Error) => unknown;
