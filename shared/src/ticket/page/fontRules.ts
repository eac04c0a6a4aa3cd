/** Weights of Figtree used on paper. */
export const FONT_WEIGHTS = [400, 600, 700, 800] as const;
export const FONT_SUBSETS = { 'latin-ext': 'U+0100-02BA, U+1E00-1EFF, U+20A0-20C0', latin: '' } as const;
/** Path under which the server offers its font files. */
export const FONT_PATH = '/ticket/fuentes';

export const fontFile = (subset: string, weight: number): string => `figtree-${subset}-${weight}.woff2`;

/** @font-face rules of Figtree, served from this origin. */
export const FONT_RULES = FONT_WEIGHTS.flatMap((weight) =>
  Object.entries(FONT_SUBSETS).map(
    ([subset, range]) =>
      `@font-face{font-family:Figtree;font-weight:${weight};font-display:block;` +
      `src:url(${FONT_PATH}/${fontFile(subset, weight)}) format("woff2")${range === '' ? '' : `;unicode-range:${range}`}}`,
  ),
).join('');
