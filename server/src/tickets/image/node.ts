import { drawable } from './glyphs.ts';

/** A node of the tree that satori lays out. */
export interface LayoutNode {
  type: 'div' | 'img';
  props: { style?: Style; src?: string; width?: number; height?: number; children?: string | LayoutNode[] };
}

export type Style = Readonly<Record<string, string | number>>;

/** A flex box with the children that are not null. */
export function box(style: Style, ...children: (LayoutNode | null)[]): LayoutNode {
  const visibleChildren = children.filter((child) => child !== null);
  return {
    type: 'div',
    props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children: visibleChildren },
  };
}

/**
 * Generous estimate of the average width of a text's characters, relative to the font size. Text that fits by this estimate
 * isn't wrapped.
 */
const FIT_RATIO = 0.62;

/**
 * Text of size `px` in a box of `width` px. Text that fits by `FIT_RATIO` isn't wrapped, which makes its layout several times
 * faster.
 */
export function text(content: string, width: number, px: number, style: Style = {}): LayoutNode {
  const visible = drawable(content);
  const unbroken = visible.length * px * FIT_RATIO <= width;
  const wrapping: Style = unbroken ? { whiteSpace: 'nowrap' } : { wordBreak: 'break-word' };
  return {
    type: 'div',
    props: { style: { boxSizing: 'border-box', fontSize: px, ...wrapping, ...style }, children: visible },
  };
}

/** The first `rows` lines of a text as it was typed, each wrapped by itself like `text`. */
export function paragraph(content: string, rows: number, width: number, px: number, style: Style): LayoutNode {
  const lines = content.split('\n').slice(0, rows);
  return box(
    { flexDirection: 'column', ...style },
    ...lines.map((line) =>
      text(line, width, px, { minHeight: style.lineHeight ?? px, ...(style.lineHeight && { lineHeight: style.lineHeight }) }),
    ),
  );
}

/** High estimate of the rows that the text takes: it counts each letter as wide as the font size. */
export function rowsOf(content: string, width: number, px: number): number {
  return Math.max(1, Math.ceil((drawable(content).length * px) / width));
}
