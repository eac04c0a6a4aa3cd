/** Kinds of card that a TDC pago is made with (day.md 3). */
export const CARD_KINDS = ['credito', 'debito'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** SAT's codes that a laundry may choose for its payment links; the first one is the default. */
export const LINK_FORMS = ['04', '28', '03', '31'] as const;
export type LinkForm = (typeof LINK_FORMS)[number];

/** SAT's 'forma de pago': 01 cash, 03 transfer, 04 credit card, 28 debit card, 31 through an intermediary. */
export type SatForm = '01' | LinkForm;

/** The kind of card of a TDC pago; null when it isn't known, and for a pago by another method. */
export function cardOf(method: string, card: CardKind | null | undefined): CardKind | null {
  return method === 'TDC' ? (card ?? null) : null;
}

/**
 * SAT's form of a pago (day.md 3). A card of unknown kind counts as a credit card.
 * @param link the laundry's form for payment links; null when it isn't known
 * @returns null for a pago with credit, because it takes no money, and for a link whose form isn't known
 */
export function satFormOf(method: string, card: CardKind | null, link: LinkForm | null): SatForm | null {
  switch (method) {
    case 'Efvo':
      return '01';
    case 'Transf':
      return '03';
    case 'TDC':
      return card === 'debito' ? '28' : '04';
    case 'Link':
      return link;
    default:
      return null;
  }
}
