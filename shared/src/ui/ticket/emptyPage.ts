/** First document of a window or frame to draw into. Without it, a frame's `load` event would come before React listens to it. */
export const EMPTY_PAGE = '<!doctype html>';
