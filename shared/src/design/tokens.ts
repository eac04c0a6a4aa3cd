/** Design tokens, the same for every tenant (UI guide 2). */

/** Colours without a hue of the tenant's: texts (ink), backgrounds, lines, the neutral chart series and the focus ring. */
export const NEUTRALS = {
  ink: '#16202b',
  ink2: '#4a5663',
  ink3: '#5f6a76',
  background: '#f1f4f6',
  surface: '#ffffff',
  sunken: '#e7ecef',
  line: '#d9e0e5',
  strongLine: '#8b8c89',
  grid: '#e1e6ea',
  inverse: '#1c2732',
  series: '#6b7680',
  focus: '#0b0f14',
  veil: 'rgb(15 23 31 / .52)',
} as const;

/** Semantic colours: text, background and border of each meaning. */
export const SEMANTIC = {
  error: { text: '#b3261e', background: '#fcebe9', line: '#e9b4af' },
  success: { text: '#1d6b41', background: '#e3f3e9', line: '#a9d3ba' },
  warning: { text: '#8a5300', background: '#fff2da', line: '#e9c583' },
  info: { text: '#1b5e8f', background: '#e5f1fa', line: '#a9cde8' },
} as const;

/** Colours while the tenant's aren't known: the product's brand, which the style sheets of pages without a session repeat. */
export const DEFAULT_COLORS = { primario: '#274c77', secundario: '#6096ba' } as const;

/** Font family of every text. The shell loads Figtree from @fontsource-variable/figtree. */
export const FONT = '"Figtree Variable", "Figtree", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

/** Corner radii, px. */
export const RADII = { s: 8, m: 10, l: 14, xl: 20, full: 999 } as const;

/** Minimum width and height of a control, px (`min`). */
export const TOUCH = { min: 44 } as const;

export const SHADOWS = {
  card: '0 1px 2px rgb(22 32 43 / .06)',
  floating: '0 4px 16px rgb(22 32 43 / .12), 0 1px 3px rgb(22 32 43 / .10)',
  dialog: '0 24px 64px rgb(22 32 43 / .28), 0 4px 16px rgb(22 32 43 / .16)',
} as const;

export const MOTION = { quick: 120, base: 180, slow: 260, curve: 'cubic-bezier(.2, 0, 0, 1)' } as const;
