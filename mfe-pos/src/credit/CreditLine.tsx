import { applicableCredit } from '@lavanda/shared/domain/credit';
import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CREDIT_TEXTS as T } from './texts';

interface CreditLineProps {
  /** The cliente's credit, centavos. */
  credit: Centavos;
  /** The part of the credit that pays for the nota now; 0 while none is applied. */
  applied: Centavos;
  saldo: Centavos;
  disabled: boolean;
  /** `apply` true applies the credit, up to what the nota owes; false applies nothing. */
  onApply(apply: boolean): void;
}

/** The cliente's credit as a line of the payment, applied or removed by one touch. Draws nothing if none is or can be applied. */
export default function CreditLine({ credit, applied, saldo, disabled, onApply }: CreditLineProps) {
  const possible = applicableCredit(credit, saldo);
  if (applied === 0 && possible === 0) return null;
  const isApplied = applied > 0;
  const amount = formatMoney(isApplied ? applied : possible);
  return (
    <Box sx={LINE} data-applied={isApplied}>
      <span>{isApplied ? T.applied(amount) : T.credit(formatMoney(credit))}</span>
      <Button
        aria-label={(isApplied ? T.removeOf : T.applyOf)(amount)}
        disabled={disabled}
        onClick={() => onApply(!isApplied)}
        color="inherit"
        sx={{ my: '-4px', mr: '-8px', minHeight: 44 }}
      >
        {isApplied ? T.remove : T.apply}
      </Button>
    </Box>
  );
}

const LINE = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 44,
  px: 3,
  borderRadius: '10px',
  bgcolor: 'info.light',
  color: 'info.main',
  fontSize: 15,
  fontWeight: 600,
  lineHeight: '20px',
  '&[data-applied="true"]': { bgcolor: 'success.light', color: 'success.main' },
} as const;
