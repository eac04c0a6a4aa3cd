import type { Ref } from 'react';
import { DENOMINATIONS, SMALLEST_BILL } from '../../domain/caja.ts';
import type { Centavos } from '../../domain/money.ts';
import Money from '../display/Money.tsx';
import { Counted, DenominationGrid, DenominationRow } from './CountLayout.ts';
import { type CountKey, denominationName, sumOf, textOf } from './count.ts';
import { Bill, Coin } from './Swatch.ts';
import { CASH_TEXTS as T } from './texts.ts';
import type { CashCounting } from './useCashCount.ts';

const BILLS = DENOMINATIONS.filter((value) => value >= SMALLEST_BILL);
const COINS = DENOMINATIONS.filter((value) => value < SMALLEST_BILL);

interface DenominationsProps {
  count: CashCounting;
  inputOf(key: CountKey): Ref<HTMLInputElement>;
}

/** Asks for the number of each bill and coin, and shows the sums of the bills, of the coins and of all cash. */
export default function Denominations({ count, inputOf }: DenominationsProps) {
  const group = (label: string, values: readonly Centavos[]) => (
    <p>
      {`${label} `}
      <Money centavos={sumOf(count.draft, values)} sx={{ color: 'inherit' }} />
    </p>
  );
  const row = (value: Centavos) => (
    <Denomination key={value} value={value} count={count} input={inputOf(value)} isBill={value >= SMALLEST_BILL} />
  );
  return (
    <DenominationGrid>
      {group(T.bills, BILLS)}
      {BILLS.map(row)}
      {group(T.coins, COINS)}
      {COINS.map(row)}
      <Counted>
        <span>{T.counted}</span>
        <Money centavos={count.cash} size="grande" />
      </Counted>
    </DenominationGrid>
  );
}

interface DenominationProps {
  value: Centavos;
  count: CashCounting;
  input: Ref<HTMLInputElement>;
  isBill: boolean;
}

function Denomination({ value, count, input, isBill }: DenominationProps) {
  const text = textOf(count.draft, value);
  const Swatch = isBill ? Bill : Coin;
  return (
    <DenominationRow data-current={count.current === value} data-none={Number(text) === 0}>
      <Swatch aria-hidden value={value} />
      <b aria-hidden>{denominationName(value)}</b>
      <span className="pieces">
        <span aria-hidden>×</span>
        <input
          ref={input}
          type="text"
          inputMode="none"
          autoComplete="off"
          aria-label={T.pieces(denominationName(value, true))}
          value={text}
          onFocus={() => count.goTo(value)}
          onChange={({ target }) => count.write(value, target.value)}
        />
      </span>
      <span aria-hidden className="amount">
        {text !== '' && <Money centavos={value * Number(text)} sx={{ color: 'inherit', fontWeight: 'inherit' }} />}
      </span>
    </DenominationRow>
  );
}
