/** A node of the drawing, as satori takes it. */
export interface Nodo {
  type: 'div' | 'img';
  props: { style?: Estilo; src?: string; width?: number; height?: number; children?: string | Nodo[] };
}

export type Estilo = Readonly<Record<string, string | number>>;

/** A flex box; satori knows no other. */
export function caja(style: Estilo, ...children: (Nodo | null)[]): Nodo {
  const hijos = children.filter((hijo) => hijo !== null);
  return { type: 'div', props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children: hijos } };
}

/** Longest text that surely fits its line unbroken, in characters of a font size per px of width. */
const CABE = 0.62;

/**
 * Text of `px` size in `ancho` px. One that surely fits is laid out as one piece: word by word costs several times as much.
 */
export function texto(contenido: string, ancho: number, px: number, style: Estilo = {}): Nodo {
  const visible = dibujable(contenido);
  const deUnaPieza = visible.length * px * CABE <= ancho && !visible.includes('\n');
  const reparto: Estilo = deUnaPieza ? { whiteSpace: 'nowrap' } : { whiteSpace: 'pre-wrap', wordBreak: 'break-word' };
  return {
    type: 'div',
    props: { style: { boxSizing: 'border-box', fontSize: px, ...reparto, ...style }, children: visible },
  };
}

/** Signs that no font of ours draws: pictographs, flags and what joins them, marks of direction. */
const SIN_DIBUJO =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Variation_Selector}|(?!\n)[\p{Cc}\p{Cf}]/gu;

/** The text without what can't be drawn. */
export function dibujable(contenido: string): string {
  return contenido.replace(SIN_DIBUJO, '').replace(/ {2,}/g, ' ').trim();
}
