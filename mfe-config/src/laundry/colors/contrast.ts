import { contrast } from '@lavanda/shared/design/color';
import { deriveTheme } from '@lavanda/shared/design/deriveTheme';

/** A colour and the background it appears on in the product. */
export interface Check {
  key: 'onPrimary' | 'links' | 'onTint' | 'onSecondary' | 'charts';
  background: string;
  foreground: string;
  /** WCAG contrast ratio, 1 to 21. */
  ratio: number;
  /** Minimum ratio: 4.5 for text, 3 for graphics. */
  min: number;
}

const WHITE = '#ffffff';

/** Measures the contrasts in the theme that is derived from two colours (UI guide 3). */
export function contrastChecks(primary: string, secondary: string): Check[] {
  const c = deriveTheme(primary, secondary);
  const test = (key: Check['key'], foreground: string, background: string, min: number): Check => ({
    key,
    background,
    foreground,
    ratio: contrast(foreground, background),
    min,
  });
  return [
    test('onPrimary', c.onPrimary, c.primario, 4.5),
    test('links', c.primaryText, WHITE, 4.5),
    test('onTint', c.primaryText, c.tint100, 4.5),
    test('onSecondary', c.onSecondary, c.secundario, 4.5),
    test('charts', c.secondaryGraphic, WHITE, 3),
  ];
}

/** Formats a ratio: '8.8 : 1'. */
export function formatRatio(ratio: number): string {
  return `${ratio.toFixed(1)} : 1`;
}
