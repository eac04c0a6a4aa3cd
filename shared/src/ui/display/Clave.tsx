import type { CSSProperties } from 'react';

/**
 * The clave is plain and letter-spaced, because only a place on the rack is outlined (day.md 8). The style is inline, which is
 * faster for lists with hundreds of cards.
 */
const STYLE: CSSProperties = { letterSpacing: '.04em', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' };

/** A nota's clave, such as B412, in its parent's size, weight and colour. */
export default function Clave({ clave }: { clave: string }) {
  return <span style={STYLE}>{clave}</span>;
}
