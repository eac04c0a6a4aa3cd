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
  const unbroken = visible.length * px * FIT_RATIO <= width && !visible.includes('\n');
  const distribution: Style = unbroken ? { whiteSpace: 'nowrap' } : { whiteSpace: 'pre-wrap', wordBreak: 'break-word' };
  return {
    type: 'div',
    props: { style: { boxSizing: 'border-box', fontSize: px, ...distribution, ...style }, children: visible },
  };
}

/** Characters our fonts lack: emoji and their joiners, flags, direction marks. */
const WITHOUT_DRAWING =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Variation_Selector}|(?!\n)[\p{Cc}\p{Cf}]/gu;

/** Removes the characters that can't be drawn. */
export function drawable(content: string): string {
  return content.replace(WITHOUT_DRAWING, '').replace(/ {2,}/g, ' ').trim();
}
