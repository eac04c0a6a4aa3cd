/** Longest name of a piece, and of its colour or mark. */
export const MAX_PIECE = 60;
