/**
 * Name of the shell's global function that remembers what a module waits for at its top level; part of every built section, so
 * it doesn't change.
 */
export const NOTE_AWAIT = 'lavandaNoteAwait';

/**
 * Remembers that a module waits, until what it waits for settles.
 * @param place error created where it waits
 * @returns a promise of what it waits for, which settles as soon as that
 */
export type NoteAwait = (awaited: unknown, place: Error) => Promise<unknown>;
