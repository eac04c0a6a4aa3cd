/** Document of a window or frame that is drawn into. A frame without any would load before React hears of it. */
export const EMPTY_PAGE = '<!doctype html>';
