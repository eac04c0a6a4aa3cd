/** The arrow of a row's link. Made once: React doesn't look again at an element that is the same. */
export const FLECHA = <i className="flecha" aria-hidden />;
