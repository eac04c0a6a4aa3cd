import { contrast, distance, fromOklch, type Hex, toOklch } from './color.ts';
import { NEUTRALS } from './tokens.ts';

/** The tenant's two colours and every colour derived from them. */
export interface DerivedColors {
  primario: Hex;
  /** Colour of text on `primario`, its hover and its selected state; the contrast is at least 4.5:1. */
  onPrimary: Hex;
  primaryHover: Hex;
  primarySelected: Hex;
  tint50: Hex;
  tint100: Hex;
  tint200: Hex;
  /** The primary as a colour of text: at least 4.5:1 on white, page, sunken and the two lightest tints. */
  primaryText: Hex;
  /** The primary as the colour of a border or chart series: at least 3:1 on white and page. */
  primaryGraphic: Hex;
  /** Inset edge of filled controls whose fill is too close to white; 'transparent' for other fills. */
  primaryBorder: string;
  secundario: Hex;
  onSecondary: Hex;
  secondaryGraphic: Hex;
}

const WHITE = '#ffffff';
const BLACK = '#000000';
/** OKLCH hue of the error red #b3261e, radians. */
const ERROR_HUE = 0.497;

/** Lowers the lightness until the contrast with every background is at least `ratio`. */
function darkenUntil(hex: Hex, backgrounds: readonly Hex[], ratio: number): Hex {
  const suffices = (color: Hex) => backgrounds.every((background) => contrast(color, background) >= ratio);
  if (suffices(hex)) return hex;
  const color = toOklch(hex);
  for (let L = Math.min(color.L, 0.9); L > 0; L -= 0.004) {
    const candidate = fromOklch({ ...color, L });
    if (suffices(candidate)) return candidate;
  }
  return BLACK;
}

/**
 * White if its contrast with `background` is at least 4.5:1; else black, which then reaches 4.5:1 (UI guide 3, rule 1).
 */
export function textColor(background: Hex): Hex {
  return contrast(WHITE, background) >= 4.5 ? WHITE : BLACK;
}

function moveLightness(hex: Hex, by: number, text: Hex): Hex {
  const color = toOklch(hex);
  const moved = fromOklch({ ...color, L: Math.min(1, Math.max(0, color.L + by)) });
  return contrast(moved, text) >= Math.min(4.5, contrast(hex, text)) ? moved : hex;
}

/** Keeps two chart series distinct: the second turns neutral when the tenant's colours are too similar. */
function secondSeries(first: Hex, second: Hex): Hex {
  if (distance(first, second) >= 0.12) return second;
  return distance(first, NEUTRALS.series) >= 0.12 ? NEUTRALS.series : NEUTRALS.ink;
}

/** Derives every tenant colour from the two '#rrggbb' ones; text stays readable with any pair (UI guide 3). */
export function deriveTheme(primary: Hex, secondary: Hex): DerivedColors {
  const p = toOklch(primary);
  const onPrimary = textColor(primary);
  const away = onPrimary === WHITE ? -1 : 1;
  // Less chroma near the error hue, so brand tints don't look like error backgrounds.
  const towardError = Math.abs(Math.atan2(Math.sin(p.H - ERROR_HUE), Math.cos(p.H - ERROR_HUE)));
  const k = p.C > 0.03 && towardError < 0.7 ? 0.6 : 1;
  const tint50 = fromOklch({ L: 0.972, C: k * Math.min(p.C * 0.14, 0.014), H: p.H });
  const tint100 = fromOklch({ L: 0.94, C: k * Math.min(p.C * 0.32, 0.034), H: p.H });
  const tint200 = fromOklch({ L: 0.87, C: k * Math.min(p.C * 0.6, 0.07), H: p.H });
  const primaryGraphic = darkenUntil(primary, [WHITE, NEUTRALS.background], 3);
  return {
    primario: primary,
    onPrimary,
    primaryHover: moveLightness(primary, away * 0.06, onPrimary),
    primarySelected: moveLightness(primary, away * 0.1, onPrimary),
    tint50,
    tint100,
    tint200,
    primaryText: darkenUntil(primary, [WHITE, NEUTRALS.background, NEUTRALS.sunken, tint50, tint100], 4.5),
    primaryGraphic,
    primaryBorder: contrast(primary, WHITE) >= 3 ? 'transparent' : primaryGraphic,
    secundario: secondary,
    onSecondary: textColor(secondary),
    secondaryGraphic: secondSeries(primaryGraphic, darkenUntil(secondary, [WHITE, NEUTRALS.background], 3)),
  };
}
