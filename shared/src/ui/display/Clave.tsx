import type { CSSProperties } from 'react';

/** Plain and letter-spaced: the outlined look is a place's (day.md 8). An inline style, as cards may show hundreds. */
const STYLE: CSSProperties = { letterSpacing: '.04em', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' };

/** A nota's clave, such as B412. Size, weight and colour are its parent's. */
export default function Clave({ clave }: { clave: string }) {
  return <span style={STYLE}>{clave}</span>;
}
