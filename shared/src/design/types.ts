import type {} from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { CSSProperties } from 'react';

/** Types of the keys that this theme adds to MUI's (UI guide 2). */
declare module '@mui/material/styles' {
  interface PaletteColor {
    text: string;
    graphic: string;
    edge: string;
    selected: string;
    tint50: string;
    tint200: string;
    line: string;
  }
  interface SimplePaletteColorOptions {
    text?: string;
    graphic?: string;
    edge?: string;
    selected?: string;
    tint50?: string;
    tint200?: string;
    line?: string;
  }
  interface TypeBackground {
    sunken: string;
    inverse: string;
  }
  interface Palette {
    outline: string;
    chartGrid: string;
  }
  interface PaletteOptions {
    outline?: string;
    chartGrid?: string;
  }
  interface TypographyVariants {
    display: CSSProperties;
    label: CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: CSSProperties;
    label?: CSSProperties;
  }
  interface ZIndex {
    banner: number;
  }
  interface Theme {
    radii: { s: number; m: number; l: number; xl: number; full: number };
  }
  interface ThemeOptions {
    radii?: { s: number; m: number; l: number; xl: number; full: number };
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    label: true;
  }
}
