import { useState } from 'react';
import {
  acceptedText,
  type CountDraft,
  type CountKey,
  countedCash,
  EMPTY_COUNT,
  failureOf,
  orderOf,
  textOf,
  written,
} from './count.ts';
import { useCurrentField } from './useCurrentField.ts';

interface CashCountOptions {
  /** Also counts vouchers, transfers and links. */
  withMethods?: boolean;
  initial?: CountDraft | undefined;
}

/** A count being typed: its fields, the current field, which the pad writes to, and the moves between fields. */
export function useCashCount({ withMethods = false, initial = EMPTY_COUNT }: CashCountOptions = {}) {
  const [draft, setDraft] = useState(initial);
  const order = orderOf(draft.byHand, withMethods);
  const field = useCurrentField(order);
  const { current, previous, next, goTo } = field;

  function write(key: CountKey, raw: string) {
    const accepted = acceptedText(key, raw);
    if (accepted === null) return;
    field.touch();
    setDraft((former) => written(former, key, accepted));
  }

  return {
    draft,
    withMethods,
    /** The field that the pad writes to. */
    current,
    /** The fields before and after the current one; undefined at the ends. */
    previous,
    next,
    /** Cash counted so far, centavos. */
    cash: countedCash(draft),
    goTo,
    write,
    /** A key of the pad: a digit, '00', '.' or 'Backspace'. */
    press(key: string) {
      const text = textOf(draft, current);
      if (key !== 'Backspace') write(current, (field.isFresh ? '' : text) + key);
      else write(current, field.isFresh ? '' : text.slice(0, -1));
    },
    /** Goes on to the next field; a field that is left empty counts as 0. @returns false at the last field */
    advance(): boolean {
      if (textOf(draft, current) === '') write(current, '0');
      goTo(next);
      return next !== undefined;
    },
    setByHand(byHand: boolean) {
      setDraft((former) => ({ ...former, byHand }));
      field.restart();
    },
    /** Moves to the first field whose text can't be sent, and returns it; null when the count may be sent. */
    faulty(): CountKey | null {
      const key = order.find((each) => failureOf(draft, each) !== null) ?? null;
      if (key !== null) goTo(key);
      return key;
    },
    /** Goes back to the first field, and keeps the typed values. */
    restart: field.restart,
  };
}

export type CashCounting = ReturnType<typeof useCashCount>;
