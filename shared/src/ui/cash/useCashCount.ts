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

interface CashCountOptions {
  /** Also counts vouchers, transfers and links. */
  withMethods?: boolean;
  initial?: CountDraft | undefined;
}

/** A count being typed: its fields, which of them takes the pad's keys, and how they are walked. */
export function useCashCount({ withMethods = false, initial = EMPTY_COUNT }: CashCountOptions = {}) {
  const [draft, setDraft] = useState(initial);
  const [chosen, setChosen] = useState<CountKey | null>(null);
  // True until the first key in a field, which replaces what it had.
  const [isFresh, setIsFresh] = useState(true);
  const order = orderOf(draft.byHand, withMethods);
  const current: CountKey = chosen !== null && order.includes(chosen) ? chosen : (order[0] ?? 'total');
  const place = order.indexOf(current);

  function goTo(key: CountKey | undefined) {
    if (key === undefined || key === current) return;
    setChosen(key);
    setIsFresh(true);
  }

  function write(key: CountKey, raw: string) {
    const accepted = acceptedText(key, raw);
    if (accepted === null) return;
    setIsFresh(false);
    setDraft((previous) => written(previous, key, accepted));
  }

  return {
    draft,
    withMethods,
    /** The field that the pad writes to. */
    current,
    /** The fields before and after the current one; undefined at the ends. */
    previous: order[place - 1],
    next: order[place + 1],
    /** Cash counted so far, centavos. */
    cash: countedCash(draft),
    goTo,
    write,
    /** A key of the pad: a digit, '00', '.' or 'Backspace'. */
    press(key: string) {
      const text = textOf(draft, current);
      if (key !== 'Backspace') write(current, (isFresh ? '' : text) + key);
      else write(current, isFresh ? '' : text.slice(0, -1));
    },
    /** Goes on to the next field; one that was left empty counts as 0. @returns false at the last one */
    advance(): boolean {
      if (textOf(draft, current) === '') write(current, '0');
      goTo(order[place + 1]);
      return place + 1 < order.length;
    },
    setByHand(byHand: boolean) {
      setDraft((previous) => ({ ...previous, byHand }));
      setChosen(null);
      setIsFresh(true);
    },
    /** The first field that can't be read, which takes the focus; null when the count may be sent. */
    faulty(): CountKey | null {
      const key = order.find((each) => failureOf(draft, each) !== null) ?? null;
      if (key !== null) goTo(key);
      return key;
    },
    /** Begins again at the first field, with what was typed. */
    restart() {
      setChosen(null);
      setIsFresh(true);
    },
  };
}

export type CashCounting = ReturnType<typeof useCashCount>;
