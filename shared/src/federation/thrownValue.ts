/**
 * Name of the shell's global function that remembers where a section threw a value. It must never change, because every built
 * section contains it.
 */
export const NOTE_THROWN = 'lavandaNoteThrown';

/**
 * Remembers where a value was thrown, because a value that is no Error has no stack.
 * @param place error created where the value was thrown
 * @returns the value
 */
export type NoteThrown = (value: unknown, place: Error) => unknown;
