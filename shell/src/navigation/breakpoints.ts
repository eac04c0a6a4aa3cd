/** The bar's own breakpoints (UI guide 14). The theme's are made for pages, which need less room than the bar's sections. */

/** Phones: sections as tabs at the bottom. */
export const PHONE = '@media (max-width: 767.95px)';

/** Tablets: sections in the bar, each with its text under the icon. */
export const TABLET = '@media (min-width: 768px) and (max-width: 1359.95px)';

/** Wide windows: sections in the bar, each with its text beside the icon. */
export const WIDE = '@media (min-width: 1360px)';

/** A phone held upright. */
export const NARROW = '@media (max-width: 599.95px)';
