import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import type { PaymentMethod } from '@lavanda/shared/domain/nota';
import { MONEY_OUTCOMES, type MoneyOutcome, outcomeName, voidedMoney } from '@lavanda/shared/domain/voiding';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import Segmented from '@lavanda/shared/ui/fields/Segmented';
import { METHOD_OPTIONS } from '@lavanda/shared/ui/pagos/methodOptions';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SELECTION_TEXTS as T } from '../texts';

/** The user's answer to what was done with the money; '' until chosen. */
export interface MoneyAnswer {
  outcome: MoneyOutcome | '';
  method: PaymentMethod | '';
}

export const UNANSWERED: MoneyAnswer = { outcome: '', method: '' };

/** The answer in the server's format; null while it is incomplete. */
export const moneyOf = ({ outcome, method }: MoneyAnswer) => voidedMoney(outcome || null, method || null);

const OUTCOMES: readonly { value: MoneyAnswer['outcome']; label: string }[] = MONEY_OUTCOMES.map((value) => ({
  value,
  label: outcomeName(value),
}));

interface MoneyFieldsProps {
  /** Number of notas that hold money. */
  notas: number;
  amount: Centavos;
  answer: MoneyAnswer;
  /** True to show errors for missing answers. */
  asked: boolean;
  disabled: boolean;
  onChange(answer: MoneyAnswer): void;
}

/** Asks what was done with the money of the notas to void and, if it was returned, by which method. */
export default function MoneyFields({ notas, amount, answer, asked, disabled, onChange }: MoneyFieldsProps) {
  const { outcome, method } = answer;
  const question = T.money(notas, formatMoney(amount));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Label>{question}</Label>
      <Segmented
        wrap
        label={question}
        options={OUTCOMES}
        value={outcome}
        disabled={disabled}
        onChange={(chosen) => onChange({ ...answer, outcome: chosen })}
      />
      {asked && outcome === '' && <FieldError mensaje={T.moneyMissing} />}
      {outcome === 'devuelto' && (
        <>
          <Label>{T.method}</Label>
          <Segmented
            fill
            label={T.method}
            options={METHOD_OPTIONS}
            value={method}
            disabled={disabled}
            onChange={(chosen) => onChange({ ...answer, method: chosen })}
          />
          {asked && method === '' && <FieldError mensaje={T.methodMissing} />}
        </>
      )}
    </Box>
  );
}

function Label({ children }: { children: string }) {
  return (
    <Typography component="p" variant="label" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}
