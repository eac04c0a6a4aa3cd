/** A colour, '#rrggbb'. The WCAG and OKLCH arithmetic of this file derives the tenant's theme (UI guide 3). */
export type Hex = string;

/** OKLCH: lightness 0 to 1, chroma, hue in radians. */
export interface Oklch {
  L: number;
  C: number;
  H: number;
}

type Triple = readonly [number, number, number];

const toHexByte = (n: number): string =>
  Math.round(Math.min(1, Math.max(0, n)) * 255)
    .toString(16)
    .padStart(2, '0');
const channel = (hex: Hex, from: number): number => Number.parseInt(hex.slice(from, from + 2), 16) / 255;
const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number): number => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
const toHex = ([r, g, b]: Triple): Hex => `#${toHexByte(r)}${toHexByte(g)}${toHexByte(b)}`;
const toLinearRgb = (hex: Hex): Triple => [toLinear(channel(hex, 1)), toLinear(channel(hex, 3)), toLinear(channel(hex, 5))];

/** WCAG 2.x relative luminance, 0 (black) to 1 (white). */
export function luminance(hex: Hex): number {
  const [r, g, b] = toLinearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.x contrast ratio, 1 to 21. */
export function contrast(a: Hex, b: Hex): number {
  const x = luminance(a);
  const y = luminance(b);
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Converts '#rrggbb' to OKLCH, in which a colour can be made lighter or darker without changing its hue. */
export function toOklch(hex: Hex): Oklch {
  const [r, g, b] = toLinearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const L = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { L, C: Math.hypot(A, B), H: Math.atan2(B, A) };
}

function toUnclampedRgb({ L, C, H }: Oklch): Triple {
  const a = C * Math.cos(H);
  const b = C * Math.sin(H);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Converts OKLCH to sRGB. A colour that screens can't show loses chroma until they can. */
export function fromOklch({ L, C, H }: Oklch): Hex {
  let chroma = C;
  for (let attempt = 0; attempt < 60; attempt++) {
    const [r, g, b] = toUnclampedRgb({ L, C: chroma, H });
    if ([r, g, b].every((v) => v >= -1e-4 && v <= 1.0001)) {
      return toHex([toGamma(Math.max(0, r)), toGamma(Math.max(0, g)), toGamma(Math.max(0, b))]);
    }
    chroma *= 0.94;
  }
  const clamp = (v: number) => toGamma(Math.max(0, Math.min(1, v)));
  const [r, g, b] = toUnclampedRgb({ L, C: 0, H });
  return toHex([clamp(r), clamp(g), clamp(b)]);
}

/** Distance between two colours in OKLab; 0 means that they are equal. */
export function distance(a: Hex, b: Hex): number {
  const x = toOklch(a);
  const y = toOklch(b);
  return Math.hypot(x.L - y.L, x.C * Math.cos(x.H) - y.C * Math.cos(y.H), x.C * Math.sin(x.H) - y.C * Math.sin(y.H));
}
