/**
 * One line of text with an ellipsis. `clip` is cheaper than `hidden`, which creates a scrollable layer. `minWidth: 0`
 * lets flex and grid items shrink below their text.
 */
export const ELLIPSIS = { minWidth: 0, overflow: 'clip', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
