import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/**
 * Rows to render, in reading order: those near the window, the focused one with its neighbours, and all of them for the
 * printer.
 */
export function rowsToRender(range: Range, focused: number | null, printing: boolean): number[] {
  if (printing) return Array.from({ length: range.count }, (_, index) => index);
  const rows = new Set(defaultRangeExtractor(range));
  if (focused !== null) {
    for (const index of [focused - 1, focused, focused + 1]) if (index >= 0 && index < range.count) rows.add(index);
  }
  return [...rows].sort((a, b) => a - b);
}
