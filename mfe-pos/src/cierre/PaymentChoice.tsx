import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import type { PaymentMethod } from '@lavanda/shared/domain/nota';
import type { CardKind } from '@lavanda/shared/domain/satForm';
import Segmented from '@lavanda/shared/ui/fields/Segmented';
import MethodChoice from '@lavanda/shared/ui/pagos/MethodChoice';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { TEXTS } from '../activos/texts';
import CashTendered from '../cash/CashTendered';
import type { Choice } from './choice';

const T = TEXTS.cierre;

interface PaymentChoiceProps {
  /** True when the nota stays open after the pago. */
  staysOpen: boolean;
  type: Choice['type'];
  metodo: PaymentMethod;
  card: CardKind | null;
  /** Amount to charge at the cierre, centavos. */
  monto: Centavos;
  /** Saldo that remains after the charge, centavos. */
  rest: Centavos;
  /** Cash handed over, centavos; null until it is entered. */
  tendered: Centavos | null;
  /** True after the cierre was refused because the cash entered is less than the charge. */
  shortOfCash: boolean;
  cashField: RefObject<HTMLInputElement | null>;
  disabled: boolean;
  onKind(type: Choice['type']): void;
  onMethod(method: PaymentMethod): void;
  onCard(card: CardKind): void;
  onTendered(tendered: Centavos | null): void;
  onChangeAmount(): void;
}

const TYPES = [
  { value: 'sin', label: T.withoutAbono },
  { value: 'abono', label: T.withAbono },
  { value: 'liquidar', label: T.settleBalance },
] as const;

/** Chooses no pago, a partial one or the whole saldo, and the payment method; shows the saldo that would remain. */
export default function PaymentChoice(props: PaymentChoiceProps) {
  const {
    staysOpen,
    type,
    metodo: method,
    monto: amount,
    rest,
    tendered,
    disabled,
    onKind,
    onMethod,
    onTendered,
    onChangeAmount,
  } = props;
  const remains =
    amount > 0
      ? T.remaining(formatMoney(amount), formatMoney(rest))
      : (staysOpen ? T.unchargedOfOpen : T.uncharged)(formatMoney(rest));
  const question = staysOpen ? T.questionOfOpen : T.question;
  return (
    <Box>
      <Typography sx={{ fontWeight: 600, mb: 2.5 }}>{question}</Typography>
      <Segmented fill size="grande" label={question} options={TYPES} value={type} onChange={onKind} disabled={disabled} />
      {type !== 'sin' && (
        <Box sx={{ mt: 3.5 }}>
          <Typography variant="label" component="p" sx={{ color: 'text.secondary', mb: 1.5 }}>
            {T.metodo}
          </Typography>
          <MethodChoice
            label={T.metodo}
            method={method}
            card={props.card}
            onMethod={onMethod}
            onCard={props.onCard}
            disabled={disabled}
          />
          {method === 'Efvo' && amount > 0 && (
            <Box sx={{ mt: 3 }}>
              <CashTendered
                key={amount}
                charge={amount}
                tendered={tendered}
                refused={props.shortOfCash}
                disabled={disabled}
                field={props.cashField}
                onChange={onTendered}
              />
            </Box>
          )}
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 3, flexWrap: 'wrap' }}>
        {rest > 0 && (
          <Box role="status" sx={{ display: 'flex', gap: 1.5, flex: 1, fontSize: 13, lineHeight: '18px', color: 'warning.main' }}>
            <ErrorRounded aria-hidden sx={{ fontSize: 17 }} />
            {remains}
          </Box>
        )}
        {type === 'abono' && (
          <Button onClick={onChangeAmount} disabled={disabled} sx={{ my: -3, px: 2, fontSize: 14, ml: 'auto' }}>
            {T.changeQuantity}
          </Button>
        )}
      </Box>
    </Box>
  );
}
