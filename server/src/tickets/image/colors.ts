// biome-ignore lint/style/noRestrictedImports: derives the tenant's theme, a pure function of two colours.
import { deriveTheme } from '@lavanda/shared/design/deriveTheme';
// biome-ignore lint/style/noRestrictedImports: the interface's text colours, constants.
import { NEUTRALS } from '@lavanda/shared/design/tokens';

export const INKS = {
  strong: NEUTRALS.ink,
  soft: NEUTRALS.ink2,
  stroke: NEUTRALS.line,
  paper: NEUTRALS.surface,
} as const;

/** Colours of the ticket's picture and of the web pages behind its link; `onBar` is for text on `bar`. */
export interface Colors {
  bar: string;
  onBar: string;
  edge: string;
  background: string;
  /** Colour for text on white or on `background`. */
  link: string;
  /** Colour for the outline of a chosen control. */
  graphic: string;
  /** Colour for the outline of a filled control whose fill is pale. */
  paleEdge: string;
}

/** Derives the colours of the ticket's picture and web pages from the tenant's two colours, as the product's interface does. */
export function colorsOf({ primario: primary, secundario: secondary }: { primario: string; secundario: string }): Colors {
  const { onPrimary, tint100, primaryText, primaryGraphic, primaryBorder } = deriveTheme(primary, secondary);
  return {
    ...{ bar: primary, onBar: onPrimary, edge: secondary, background: tint100 },
    ...{ link: primaryText, graphic: primaryGraphic, paleEdge: primaryBorder },
  };
}
