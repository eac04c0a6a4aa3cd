import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import Money from '@lavanda/shared/ui/display/Money';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TEXTS } from '../texts';

interface ChargeRowProps {
  /** The chosen abono, what is charged now, and the saldo left after it, centavos. */
  amount: Centavos;
  charge: Centavos;
  remaining: Centavos;
  /** True while the amount is an abono that a tap may change. */
  editable: boolean;
  onEdit(): void;
}

/** The amount that is charged now and the saldo that remains. */
export default function ChargeRow({ amount, charge, remaining, editable, onEdit }: ChargeRowProps) {
  return (
    <Box sx={ROW}>
      <span>
        {TEXTS.isCharged}{' '}
        {editable ? (
          <Button aria-label={TEXTS.changeAbono(amount)} onClick={onEdit} sx={AMOUNT}>
            {formatMoney(amount)}
          </Button>
        ) : (
          <Money centavos={charge} />
        )}
      </span>
      <span>
        {TEXTS.remaining} <Money centavos={remaining} sx={remaining < 0 ? { color: 'error.main' } : {}} />
      </span>
    </Box>
  );
}

const ROW = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 3,
  px: 0.5,
  pt: 0.5,
  fontSize: 15,
  color: 'text.secondary',
} as const;

/** Underlined amount to tap. Its target is 44 px high, but a negative margin keeps the row from growing. */
const AMOUNT = {
  minWidth: 0,
  p: '0 6px',
  m: '-12px -6px',
  fontSize: 15,
  lineHeight: '20px',
  textDecoration: 'underline',
  color: 'text.primary',
} as const;
