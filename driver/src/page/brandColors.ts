import { deriveTheme } from '@lavanda/shared/design/deriveTheme';

/** Sets the laundry's colour from a script, because the content policy allows no inline styles. @param primary '#rrggbb' */
export function paintBrand(primary: string): void {
  const colors = deriveTheme(primary, primary);
  const { style } = document.documentElement;
  style.setProperty('--p', colors.primario);
  style.setProperty('--on-p', colors.onPrimary);
  style.setProperty('--p-hover', colors.primaryHover);
  style.setProperty('--p-50', colors.tint50);
  style.setProperty('--p-100', colors.tint100);
  style.setProperty('--p-200', colors.tint200);
  style.setProperty('--p-text', colors.primaryText);
  style.setProperty('--p-graphic', colors.primaryGraphic);
  style.setProperty('--p-edge', colors.primaryBorder);
}
