import { CARD_KINDS, type CardKind } from '../../domain/satForm.ts';

/** localStorage key of the kind of card that was last charged at this device. */
const KEY = 'lavanda:tarjeta';

/** The kind of card last charged at this device; null before the first one, and in a browser without storage. */
export function rememberedCard(): CardKind | null {
  try {
    const kept = localStorage.getItem(KEY);
    return CARD_KINDS.find((kind) => kind === kept) ?? null;
  } catch {
    return null;
  }
}

/** Stores the kind of card as the proposal for the next TDC. Without storage, the next TDC has no proposal. */
export function rememberCard(card: CardKind): void {
  try {
    localStorage.setItem(KEY, card);
  } catch {
    return;
  }
}
