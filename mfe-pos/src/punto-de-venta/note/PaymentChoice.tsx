import type { Centavos } from '@lavanda/shared/domain/money';
import Segmented from '@lavanda/shared/ui/fields/Segmented';
import MethodChoice from '@lavanda/shared/ui/pagos/MethodChoice';
import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import CashTendered from '../../cash/CashTendered';
import type { ChosenPayment, PaymentKind } from '../draft/draft';
import { KeyHint } from '../keyboard/KeyHint';
import { TEXTS } from '../texts';
import ChargeRow from './ChargeRow';
import type { NoteActions } from './noteActions';

export interface PaymentChoiceProps {
  pago: ChosenPayment;
  closed: boolean;
  settled: boolean;
  /** Amount charged now, and saldo left after it, centavos; both are 0 without a pago. */
  charge: Centavos;
  remaining: Centavos;
  disabled: boolean;
  group: RefObject<HTMLDivElement | null>;
  cashField: RefObject<HTMLInputElement | null>;
  /** True after a save was refused because the cash entered is less than the charge. */
  shortOfCash: boolean;
  actions: NoteActions;
}

/** Today's pago: none, partial or the whole saldo; its method; the amount charged and the saldo that remains. */
export default function PaymentChoice(props: PaymentChoiceProps) {
  const { pago, closed, settled, charge, remaining, disabled, group, actions } = props;
  const { tipo: type, metodo: method } = pago;
  const options: { value: PaymentKind; label: string; disabled?: boolean }[] = [
    { value: 'sin', label: TEXTS.withoutAbono },
    { value: 'con', label: TEXTS.withAbono, disabled: settled && type !== 'con' },
    { value: 'liquidar', label: TEXTS.settleBalance, disabled: closed && settled },
  ];
  return (
    <Box ref={group} sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <Box sx={PAGO}>
        <KeyHint over="hundido">F4</KeyHint>
        <Segmented label={TEXTS.pago} fill options={options} value={type} onChange={actions.choosePayment} disabled={disabled} />
      </Box>
      {type !== 'sin' && (
        <>
          <MethodChoice
            label={TEXTS.paymentMethod}
            method={method}
            card={pago.tarjeta ?? null}
            onMethod={actions.chooseMethod}
            onCard={actions.chooseCard}
            disabled={disabled}
          />
          <ChargeRow
            amount={pago.monto}
            charge={charge}
            remaining={remaining}
            editable={type === 'con' && !disabled}
            onEdit={() => actions.open({ type: 'abono' })}
          />
          {method === 'Efvo' && charge > 0 && (
            <CashTendered
              key={charge}
              charge={charge}
              tendered={pago.tendered ?? null}
              refused={props.shortOfCash}
              disabled={disabled}
              field={props.cashField}
              onChange={actions.setTendered}
            />
          )}
        </>
      )}
    </Box>
  );
}

const PAGO = {
  display: 'flex',
  alignItems: 'center',
  borderRadius: '12px',
  bgcolor: 'background.sunken',
  '& > kbd': { ml: '10px' },
  '& > [role="radiogroup"]': { flex: 1 },
  '& [role="radio"]': { minHeight: 46, fontSize: 15 },
} as const;
