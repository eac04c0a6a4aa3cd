import Box from '@mui/material/Box';
import type { PagoMethod, PaymentMethod } from '../../domain/nota.ts';
import { CARD_KINDS, type CardKind } from '../../domain/satForm.ts';
import Segmented from '../fields/Segmented.tsx';
import { METHOD_OPTIONS } from './methodOptions.ts';
import { PAGOS_TEXTS as T } from './texts.ts';

const CARDS = CARD_KINDS.map((value) => ({ value, label: T.cards[value] }));

export interface MethodChoiceProps {
  /** Accessible name of the methods. */
  label: string;
  /** The method of the pago. For credit, which isn't money, no choice is marked. */
  method: PagoMethod;
  /** Kind of card of a TDC; null until it is chosen. */
  card: CardKind | null;
  disabled?: boolean;
  onMethod(method: PaymentMethod): void;
  onCard(card: CardKind): void;
}

/** Choice of a pago's method and, for a TDC, between credit and debit card (day.md 3). */
export default function MethodChoice({ label, method, card, disabled = false, onMethod, onCard }: MethodChoiceProps) {
  return (
    <Box sx={ROW}>
      <Segmented fill label={label} options={METHOD_OPTIONS} value={method} onChange={onMethod} disabled={disabled} />
      {method === 'TDC' && (
        <Segmented
          fill
          soft
          label={T.card}
          options={CARDS}
          value={card ?? ''}
          onChange={(kind) => kind !== '' && onCard(kind)}
          disabled={disabled}
        />
      )}
    </Box>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  '& > :first-of-type': { flex: '3 1 0' },
  '& > :nth-of-type(2)': { flex: '2 1 0' },
} as const;
