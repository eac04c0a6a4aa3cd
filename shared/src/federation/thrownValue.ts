/**
 * Name of the shell's global function that remembers where a section threw a value. It must never change, because every built
 * section contains it.
 */
export const NOTE_THROWN = 'lavandaNoteThrown';

/**
 * Remembers where a value that may be no Error, and so has no stack, was thrown.
 * @param place error created where it was thrown
 * @returns the value
 */
export type NoteThrown = (value: unknown, place: Error) => unknown;
