import type { CSSProperties } from 'react';

/**
 * Plain and letter-spaced; only a place on the rack is outlined (day.md 8). The style is inline because cards may show
 * hundreds.
 */
const STYLE: CSSProperties = { letterSpacing: '.04em', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' };

/** A nota's clave, such as B412. Size, weight and colour are its parent's. */
export default function Clave({ clave }: { clave: string }) {
  return <span style={STYLE}>{clave}</span>;
}
