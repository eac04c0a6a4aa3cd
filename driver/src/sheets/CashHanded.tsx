import { likelyCash } from '@lavanda/shared/domain/cashTaken';
import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import { useEffect, useId, useRef } from 'preact/hooks';
import { TEXTS } from '../texts';
import { Choice } from './Choice';
import { type PaymentChoice, paymentOf } from './deliveryPayment';

interface CashHandedProps {
  /** Amount due, centavos. */
  due: Centavos;
  choice: PaymentChoice;
  onChange: (choice: PaymentChoice) => void;
}

/** Asks for the cash that the cliente hands over, and shows the change or how much is missing. */
export function CashHanded({ due, choice, onChange }: CashHandedProps) {
  const label = useId();
  const field = useId();
  const { change, missing } = paymentOf(due, choice);
  const isTyped = choice.handed === 'other';
  const typed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isTyped) typed.current?.scrollIntoView({ block: 'nearest' });
  }, [isTyped]);
  const choose = (handed: PaymentChoice['handed']) => onChange({ ...choice, handed });
  return (
    <>
      <div class="field">
        <span class="label" id={label}>
          {TEXTS.handed}
        </span>
        <div class="amounts" role="radiogroup" aria-labelledby={label}>
          <Choice name="paga" quiet checked={choice.handed === 'exact'} onChoose={() => choose('exact')}>
            {TEXTS.exact}
          </Choice>
          {likelyCash(due).map((amount) => (
            <Choice key={amount} name="paga" checked={choice.handed === amount} onChoose={() => choose(amount)}>
              {formatMoney(amount, 0)}
            </Choice>
          ))}
          <Choice name="paga" quiet checked={isTyped} onChoose={() => choose('other')}>
            {TEXTS.other}
          </Choice>
        </div>
      </div>
      {isTyped && (
        <div class="field" ref={typed}>
          <label class="label" for={field}>
            {TEXTS.howMuch}
          </label>
          <input
            id={field}
            class="input"
            inputMode="decimal"
            autoComplete="off"
            value={choice.typed}
            onInput={({ currentTarget }) => onChange({ ...choice, typed: currentTarget.value })}
          />
        </div>
      )}
      {missing > 0 ? (
        <p class="well well--warning" role="status">
          {TEXTS.missing(formatMoney(missing))}
        </p>
      ) : (
        <p class="well change" role="status">
          <span>{TEXTS.change}</span>
          <b class="money">{formatMoney(change)}</b>
        </p>
      )}
    </>
  );
}
