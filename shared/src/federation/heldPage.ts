/**
 * Name of the shell's global function that returns for how long the browser's dialogs (such as `confirm`) held the page: a loop
 * that waited for one of them isn't endless. The name must never change, because every built section contains it.
 */
export const HELD_PAGE = 'lavandaHeldPage';

/** @param start `performance.now()` at the moment from which to count @returns how long dialogs were open since then, ms */
export type HeldPage = (start: number) => number;
