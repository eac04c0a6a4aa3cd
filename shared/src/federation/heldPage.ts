/**
 * Name of the shell's global function that tells for how long the browser's dialogs held the page. It must never change, because
 * every built section contains it.
 */
export const HELD_PAGE = 'lavandaHeldPage';

/** @returns ms that dialogs were open since `start` (`performance.now()`) */
export type HeldPage = (start: number) => number;
