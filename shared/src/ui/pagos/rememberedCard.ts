import { CARD_KINDS, type CardKind } from '../../domain/satForm.ts';

/** localStorage key of the kind of card that was last charged at this device. */
const KEY = 'lavanda:tarjeta';

/** The kind of card that was last charged here; null before the first, and in a browser that keeps nothing. */
export function rememberedCard(): CardKind | null {
  try {
    const kept = localStorage.getItem(KEY);
    return CARD_KINDS.find((kind) => kind === kept) ?? null;
  } catch {
    return null;
  }
}

/** Remembers the kind of card for the next TDC. A browser without storage just asks again. */
export function rememberCard(card: CardKind): void {
  try {
    localStorage.setItem(KEY, card);
  } catch {
    return;
  }
}
