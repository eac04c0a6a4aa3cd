import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { type Centavos, formatMoney, formatQuantity } from '../../domain/money.ts';
import { fastTap } from '../fields/fastTap.ts';
import NumberPad from '../fields/NumberPad.tsx';
import QuickAmounts from '../fields/QuickAmounts.tsx';
import { ofInteger } from '../fields/typedNumber.ts';
import { AMOUNT_TEXTS, TEXTS } from '../texts.ts';
import AmountFields from './AmountFields.tsx';
import AmountResult from './AmountResult.tsx';
import AmountSubtitle from './AmountSubtitle.tsx';
import AppDialog from './AppDialog.tsx';
import { amountOf } from './amountModes.ts';
import ConfirmDialog from './ConfirmDialog.tsx';
import { type AmountFormOptions, useAmountForm } from './useAmountForm.ts';

export interface AmountDialogProps extends AmountFormOptions {
  title: string;
  /** Price per kg or piece, centavos; shows the line's amount while typing. */
  precio?: Centavos;
  /** Label of the accept button; each mode has a default. */
  verb?: string;
  subtitle?: ReactNode;
  /** Called when the dialog is closed without an amount. */
  onCancel(): void;
}

/** Asks for one number, by touch or keyboard. It is open while mounted. Enter accepts, Escape cancels. */
export default function AmountDialog(props: AmountDialogProps) {
  const { mode, title, max, precio: price, onAccept, onCancel } = props;
  const form = useAmountForm(props);
  const { rule, value, exceeds } = form;
  const lineTotal = amountOf(rule, value, price);
  const amount = lineTotal !== null && (value > 0 || rule.allowsZero) && !exceeds ? ` ${formatMoney(lineTotal)}` : '';
  return (
    <>
      <AppDialog
        opened
        width={400}
        title={title}
        subtitle={props.subtitle ?? <AmountSubtitle mode={mode} max={max} precio={price} />}
        onClose={onCancel}
        onKeyDown={form.onPress}
        actions={
          <>
            <Button onClick={onCancel}>{TEXTS.cancel}</Button>
            <Button variant="contained" size="large" disabled={!form.valid} onClick={form.accept} {...fastTap} sx={{ flex: 1 }}>
              {`${props.verb ?? rule.verb}${amount}`}
            </Button>
          </>
        }
      >
        <Stack sx={{ gap: 2 }}>
          <AmountFields
            form={form}
            result={<AmountResult mode={mode} max={exceeds ? undefined : max} value={value} importe={lineTotal} />}
          />
          <QuickAmounts
            label={AMOUNT_TEXTS.quickAmounts}
            options={rule.quickAmounts.map((centavos) => ({ value: centavos, label: formatMoney(centavos, 0) }))}
            onSelect={(centavos) => form.write(ofInteger(centavos, 2))}
          />
          <NumberPad onKey={form.onType} />
        </Stack>
      </AppDialog>
      {/* Outside the dialog above, because inside it that dialog would also get the keys pressed in this question. */}
      {form.asking && (
        <ConfirmDialog
          cautious
          question={AMOUNT_TEXTS.isItKilos(formatQuantity(value))}
          consequence={AMOUNT_TEXTS.unusualWeight}
          confirm={AMOUNT_TEXTS.itIsKilos(formatQuantity(value))}
          cancel={AMOUNT_TEXTS.correct}
          onConfirm={() => onAccept(value)}
          onCancel={form.correct}
        />
      )}
    </>
  );
}
