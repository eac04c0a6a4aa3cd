/** A satori node. */
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

/** Generous width of a character, in font sizes: text that fits by this estimate needs no wrapping. */
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
    ...lines.map((line) => text(line, width, px, { minHeight: style.lineHeight ?? px })),
  );
}

/** At most how many rows the text takes: no letter of our fonts is much wider than its font size. */
export function rowsOf(content: string, width: number, px: number): number {
  return Math.max(1, Math.ceil((drawable(content).length * px) / width));
}

/** Characters our fonts lack: emoji and their joiners, flags, direction marks. */
const WITHOUT_DRAWING = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Variation_Selector}|\p{Cf}/gu;
const BREAKS = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** One line of what can be drawn: breaks and control characters are spaces. */
function drawable(content: string): string {
  return content.replace(WITHOUT_DRAWING, '').replace(BREAKS, ' ').trim();
}
