/** A node of the drawing, as satori takes it. */
export interface LayoutNode {
  type: 'div' | 'img';
  props: { style?: Style; src?: string; width?: number; height?: number; children?: string | LayoutNode[] };
}

export type Style = Readonly<Record<string, string | number>>;

/** A flex box; satori knows no other. */
export function till(style: Style, ...children: (LayoutNode | null)[]): LayoutNode {
  const visibleChildren = children.filter((child) => child !== null);
  return {
    type: 'div',
    props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children: visibleChildren },
  };
}

/** Longest text that surely fits its line unbroken, in characters of a font size per px of width. */
const FIT_RATIO = 0.62;

/**
 * Text of `px` size in `ancho` px. One that surely fits is laid out as one piece: word by word costs several times as much.
 */
export function text(content: string, width: number, px: number, style: Style = {}): LayoutNode {
  const visible = drawable(content);
  const unbroken = visible.length * px * FIT_RATIO <= width && !visible.includes('\n');
  const distribution: Style = unbroken ? { whiteSpace: 'nowrap' } : { whiteSpace: 'pre-wrap', wordBreak: 'break-word' };
  return {
    type: 'div',
    props: { style: { boxSizing: 'border-box', fontSize: px, ...distribution, ...style }, children: visible },
  };
}

/** Signs that no font of ours draws: pictographs, flags and what joins them, marks of direction. */
const WITHOUT_DRAWING =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Variation_Selector}|(?!\n)[\p{Cc}\p{Cf}]/gu;

/** The text without what can't be drawn. */
export function drawable(content: string): string {
  return content.replace(WITHOUT_DRAWING, '').replace(/ {2,}/g, ' ').trim();
}
