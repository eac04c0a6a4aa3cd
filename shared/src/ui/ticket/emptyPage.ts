/**
 * First document of a window or frame that is drawn into. Without one, a frame's `load` event comes before React listens to it.
 */
export const EMPTY_PAGE = '<!doctype html>';
