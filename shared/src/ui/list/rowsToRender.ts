import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** Indexes to render, in order: near the window, the focused row with its neighbours, or all when printing. */
export function rowsToRender(range: Range, focused: number | null, printing: boolean): number[] {
  if (printing) return Array.from({ length: range.count }, (_, index) => index);
  const rows = new Set(defaultRangeExtractor(range));
  if (focused !== null) {
    for (const index of [focused - 1, focused, focused + 1]) if (index >= 0 && index < range.count) rows.add(index);
  }
  return [...rows].sort((a, b) => a - b);
}
