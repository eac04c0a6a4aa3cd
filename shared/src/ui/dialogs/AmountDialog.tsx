import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { type Centavos, formatMoney, formatQuantity, type Thousandths } from '../../domain/money.ts';
import { amountFailure, parseAmount } from '../../domain/writtenNumber.ts';
import AmountDisplay from '../fields/AmountDisplay.tsx';
import FieldError from '../fields/FieldError.tsx';
import { fastTap } from '../fields/fastTap.ts';
import NumberPad from '../fields/NumberPad.tsx';
import QuickAmounts from '../fields/QuickAmounts.tsx';
import { acceptText, ofInteger, withKey } from '../fields/typedNumber.ts';
import { AMOUNT_TEXTS, TEXTS } from '../texts.ts';
import AmountResult from './AmountResult.tsx';
import AmountSubtitle from './AmountSubtitle.tsx';
import AppDialog from './AppDialog.tsx';
import { type AmountMode, amountOf, RULES } from './amountModes.ts';
import ConfirmDialog from './ConfirmDialog.tsx';

export interface AmountDialogProps {
  mode: AmountMode;
  title: string;
  /** Largest value accepted, in the unit of `mode`: the saldo or the largest discount. */
  max?: Centavos | Thousandths;
  initialValue?: Centavos | Thousandths;
  /** Price per kg or piece, centavos; shows the line's amount while typing. */
  precio?: Centavos;
  /** For a cash pago: asks for the cash received and shows the change. */
  cash?: boolean;
  /** Accepts whole pieces only. */
  integer?: boolean;
  /** Label of the accept button; each mode has a default. */
  verb?: string;
  subtitle?: ReactNode;
  /**
   * Centavos for 'abono' and 'discount', thousandths for 'kg' and 'cantidad'; never above `max`. With `cash`, also the
   * cash received, centavos, when it was entered.
   */
  onAccept(value: number, received?: Centavos): void;
  /** Called by Escape, the close button or Cancelar. */
  onCancel(): void;
}

/** Asks for one number, by touch or keyboard. It is open while mounted. Enter accepts, Escape cancels. */
export default function AmountDialog(props: AmountDialogProps) {
  const { mode, title, max, initialValue, precio: price, cash = false, integer = false, onAccept, onCancel } = props;
  const rule = RULES[mode];
  const decimals = integer ? 0 : rule.decimals;
  const scale = rule.decimals;
  const [text, setText] = useState(initialValue ? ofInteger(initialValue, scale) : '');
  const [received, setReceived] = useState('');
  const [inReceived, setInReceived] = useState(false);
  // True while the initial value is selected: the next key replaces it.
  const [created, setFresh] = useState(true);
  const [asking, setAsking] = useState(false);
  const screen = useRef<HTMLInputElement>(null);
  const nota = useId();

  const parsed = rule.read(text);
  const value = parsed ?? 0;
  const cap = max ?? rule.defaultCap;
  const exceeds = value > cap;
  const paid = parseAmount(received);
  const change = cash && paid !== null ? paid - value : null;
  const missing = change !== null && change < 0;
  const unread = received !== '' && paid === null;
  const valid = !exceeds && !missing && !unread && parsed !== null && (parsed > 0 || rule.allowsZero);
  const lineTotal = amountOf(rule, value, price);
  const wrong = rule.failure(text) ?? (exceeds ? rule.exceeds(cap) : null);
  const underpaid = amountFailure(received) ?? (missing ? AMOUNT_TEXTS.missingCash(formatMoney(-change)) : null);
  const message = wrong ?? underpaid;

  const write = (changed: string) => {
    setFresh(false);
    if (inReceived) setReceived(changed);
    else setText(changed);
  };
  const onType = (key: string) => {
    const current = inReceived ? received : text;
    write(withKey(current, key, inReceived ? 2 : decimals, created));
  };
  const onWrite = (raw: string) => {
    const accepted = acceptText(raw, inReceived ? 2 : decimals);
    if (accepted !== null) write(accepted);
  };
  const accept = () => {
    if (!valid) return;
    if (rule.sane !== undefined && value > rule.sane) setAsking(true);
    else if (cash && paid !== null) onAccept(value, paid);
    else onAccept(value);
  };
  const onPress = (event: KeyboardEvent) => {
    const inInput = event.target instanceof HTMLInputElement;
    if (event.key === 'Enter' && inInput) {
      event.preventDefault();
      accept();
    } else if (!inInput && /^[\d.,]$|^Backspace$/.test(event.key) && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      onType(event.key);
      screen.current?.focus();
    }
  };
  const onFocus = (receipt: boolean) => {
    setInReceived(receipt);
    setFresh(true);
  };

  const result = <AmountResult mode={mode} max={exceeds ? undefined : max} value={value} importe={lineTotal} />;
  const amount = lineTotal !== null && (value > 0 || rule.allowsZero) && !exceeds ? ` ${formatMoney(lineTotal)}` : '';
  return (
    <>
      <AppDialog
        opened
        width={400}
        title={title}
        subtitle={props.subtitle ?? <AmountSubtitle mode={mode} max={max} precio={price} />}
        onClose={onCancel}
        onKeyDown={onPress}
        actions={
          <>
            <Button onClick={onCancel}>{TEXTS.cancel}</Button>
            <Button variant="contained" size="large" disabled={!valid} onClick={accept} {...fastTap} sx={{ flex: 1 }}>
              {`${props.verb ?? rule.verb}${amount}`}
            </Button>
          </>
        }
      >
        <Stack sx={{ gap: 2 }}>
          <Box sx={{ display: 'grid', gridTemplateColumns: cash ? '1fr 1fr' : '1fr', gap: 2 }}>
            <AmountDisplay
              ref={screen}
              autoFocus
              compact={cash}
              label={rule.label}
              withLabel={!rule.money || cash}
              text={text}
              onText={onWrite}
              onFocus={() => onFocus(false)}
              prefix={rule.prefix ?? ''}
              suffix={rule.suffix ?? ''}
              error={wrong !== null}
              describe={wrong ? nota : undefined}
              right={!cash && result}
            />
            {cash && (
              <AmountDisplay
                compact
                label={AMOUNT_TEXTS.paysWith}
                withLabel
                text={received}
                onText={onWrite}
                onFocus={() => onFocus(true)}
                prefix="$"
                error={underpaid !== null}
                describe={underpaid && !wrong ? nota : undefined}
              />
            )}
          </Box>
          {cash && !message && (
            <Box sx={CHANGE_ROW}>
              {result}
              <span role="status">{change !== null && `${TEXTS.change} ${formatMoney(change)}`}</span>
            </Box>
          )}
          <FieldError id={nota} mensaje={message} />
          <QuickAmounts
            label={AMOUNT_TEXTS.quickAmounts}
            options={rule.quickAmounts.map((centavos) => ({ value: centavos, label: formatMoney(centavos, 0) }))}
            onSelect={(centavos) => write(ofInteger(centavos, 2))}
          />
          <NumberPad onKey={onType} />
        </Stack>
      </AppDialog>
      {/* Outside the dialog above, which would otherwise also get the keys pressed in this one. */}
      {asking && (
        <ConfirmDialog
          cautious
          question={AMOUNT_TEXTS.isItKilos(formatQuantity(value))}
          consequence={AMOUNT_TEXTS.unusualWeight}
          confirm={AMOUNT_TEXTS.itIsKilos(formatQuantity(value))}
          cancel={AMOUNT_TEXTS.correct}
          onConfirm={() => onAccept(value)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

const CHANGE_ROW = {
  display: 'flex',
  justifyContent: 'space-between',
  minHeight: 24,
  fontSize: 16,
  lineHeight: '24px',
  fontWeight: 600,
  color: 'text.secondary',
  '& small': { fontSize: 'inherit' },
  '& [role="status"]': { color: 'text.primary', fontWeight: 700 },
} as const;
