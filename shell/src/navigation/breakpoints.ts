/** The bar's own sizes (UI guide 14): its sections need more room than the pages that the theme's sizes are for. */

/** Sections as tabs at the bottom. */
export const PHONE = '@media (max-width: 767.95px)';

/** Sections in the bar, each with its text under the icon. */
export const TABLET = '@media (min-width: 768px) and (max-width: 1359.95px)';

/** Sections in the bar, each with its text beside the icon. */
export const WIDE = '@media (min-width: 1360px)';

/** A phone held upright. */
export const NARROW = '@media (max-width: 599.95px)';
