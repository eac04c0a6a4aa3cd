/**
 * Name of the shell's global function that remembers what a module awaits at its top level. It must never change, because
 * every built section contains it.
 */
export const NOTE_AWAIT = 'lavandaNoteAwait';

/**
 * Remembers that a module waits for `awaited`, until that promise settles.
 * @param place error created where the module waits
 * @returns a promise that settles as `awaited` does, at the same moment
 */
export type NoteAwait = (awaited: unknown, place: Error) => Promise<unknown>;
