import { drawable } from './glyphs.ts';

/** A node of the tree that satori lays out. */
export interface LayoutNode {
  type: 'div' | 'img';
  props: { style?: Style; src?: string; width?: number; height?: number; children?: string | LayoutNode[] };
}

export type Style = Readonly<Record<string, string | number>>;

/** A flex box, the only layout satori has. */
export function till(style: Style, ...children: (LayoutNode | null)[]): LayoutNode {
  const visibleChildren = children.filter((child) => child !== null);
  return {
    type: 'div',
    props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children: visibleChildren },
  };
}

/** Generous estimate of a character's width, in font sizes: text that fits by this estimate needs no wrapping. */
const FIT_RATIO = 0.62;

/** Text of `px` size in `width` px. Text that surely fits is laid out in one piece, several times faster. */
export function text(content: string, width: number, px: number, style: Style = {}): LayoutNode {
  const visible = drawable(content);
  const unbroken = visible.length * px * FIT_RATIO <= width;
  const distribution: Style = unbroken ? { whiteSpace: 'nowrap' } : { wordBreak: 'break-word' };
  return {
    type: 'div',
    props: { style: { boxSizing: 'border-box', fontSize: px, ...distribution, ...style }, children: visible },
  };
}

/** Several lines of text, the first `rows` of them; each wraps as `text`. */
export function paragraph(content: string, rows: number, width: number, px: number, style: Style): LayoutNode {
  const lines = content.split('\n').slice(0, rows);
  return till(
    { flexDirection: 'column', ...style },
    ...lines.map((line) =>
      text(line, width, px, { minHeight: style.lineHeight ?? px, ...(style.lineHeight && { lineHeight: style.lineHeight }) }),
    ),
  );
}

/** The most rows that the text can take: no letter of our fonts is much wider than its font size. */
export function rowsOf(content: string, width: number, px: number): number {
  return Math.max(1, Math.ceil((drawable(content).length * px) / width));
}
