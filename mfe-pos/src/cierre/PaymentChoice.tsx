import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import Segmented from '@lavanda/shared/ui/fields/Segmented';
import MethodChoice from '@lavanda/shared/ui/pagos/MethodChoice';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TEXTS } from '../activos/texts';
import CashTendered from '../cash/CashTendered';
import type { Choice } from './choice';
import type { Cierre } from './useCierre';

const T = TEXTS.cierre;

interface PaymentChoiceProps {
  cierre: Cierre;
  /** True when the nota stays open after the pago. */
  staysOpen: boolean;
  disabled: boolean;
  /** Asks for the amount of an abono. */
  onAskAmount(): void;
}

const TYPES = [
  { value: 'sin', label: T.withoutAbono },
  { value: 'abono', label: T.withAbono },
  { value: 'liquidar', label: T.settleBalance },
] as const;

function restText(amount: Centavos, rest: Centavos, staysOpen: boolean): string {
  if (amount > 0) return T.remaining(formatMoney(amount), formatMoney(rest));
  return (staysOpen ? T.unchargedOfOpen : T.uncharged)(formatMoney(rest));
}

/** Chooses no pago, a partial one or the whole saldo, and the payment method; shows the saldo that would remain. */
export default function PaymentChoice({ cierre, staysOpen, disabled, onAskAmount }: PaymentChoiceProps) {
  const { metodo: method, monto: amount, rest } = cierre;
  const { type } = cierre.choice;
  const question = staysOpen ? T.questionOfOpen : T.question;

  function choose(kind: Choice['type']) {
    if (kind === 'abono') onAskAmount();
    else cierre.select({ type: kind });
  }

  return (
    <Box>
      <Typography sx={{ fontWeight: 600, mb: 2.5 }}>{question}</Typography>
      <Segmented fill size="grande" label={question} options={TYPES} value={type} onChange={choose} disabled={disabled} />
      {type !== 'sin' && (
        <Box sx={{ mt: 3.5 }}>
          <Typography variant="label" component="p" sx={{ color: 'text.secondary', mb: 1.5 }}>
            {T.metodo}
          </Typography>
          <MethodChoice
            label={T.metodo}
            method={method}
            card={cierre.card}
            onMethod={cierre.setMethod}
            onCard={cierre.setCard}
            disabled={disabled}
          />
          {method === 'Efvo' && amount > 0 && (
            <Box sx={{ mt: 3 }}>
              <CashTendered
                key={amount}
                charge={amount}
                tendered={cierre.tendered}
                refused={cierre.shortOfCash}
                disabled={disabled}
                field={cierre.cashField}
                onChange={cierre.setTendered}
              />
            </Box>
          )}
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 3, flexWrap: 'wrap' }}>
        {rest > 0 && (
          <Box role="status" sx={{ display: 'flex', gap: 1.5, flex: 1, fontSize: 13, lineHeight: '18px', color: 'warning.main' }}>
            <ErrorRounded aria-hidden sx={{ fontSize: 17 }} />
            {restText(amount, rest, staysOpen)}
          </Box>
        )}
        {type === 'abono' && (
          <Button onClick={onAskAmount} disabled={disabled} sx={{ my: -3, px: 2, fontSize: 14, ml: 'auto' }}>
            {T.changeQuantity}
          </Button>
        )}
      </Box>
    </Box>
  );
}
