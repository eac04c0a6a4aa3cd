/**
 * Style of words that stay in one line, cut short with an ellipsis where they don't fit. What is `hidden` could be scrolled, and the browser keeps, places and
 * paints a layer for each; what is clipped is nothing of that. As an item of a flex box or a grid only `minWidth` lets it be narrower than its words.
 */
export const ELLIPSIS = { minWidth: 0, overflow: 'clip', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
