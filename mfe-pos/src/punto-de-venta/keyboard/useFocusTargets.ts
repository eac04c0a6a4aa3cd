import { useEffect, useRef } from 'react';
import type { DialogState } from '../note/noteActions';

type Target = 'servicios' | 'cliente' | 'cash';

/**
 * Refs of the elements that take focus, and the rules that move it automatically (UI guide 7).
 * @param dialog the open dialog; when it closes, the focus moves to the target of the last `focusNext`
 * @param round increases when a nota is saved, discarded or put on hold: the focus then moves to the cliente or, on phones, to
 * the bar with the total
 */
export function useFocusTargets(dialog: DialogState | null, round: number) {
  const searchBox = useRef<HTMLInputElement>(null);
  const clienteButton = useRef<HTMLButtonElement>(null);
  const paymentGroup = useRef<HTMLDivElement>(null);
  const cashField = useRef<HTMLInputElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLButtonElement>(null);
  const target = useRef<Target | null>(null);

  useEffect(() => {
    if (round > 0) (clienteButton.current ?? bar.current)?.focus();
  }, [round]);

  useEffect(() => {
    if (dialog !== null || target.current === null) return;
    const places = { servicios: searchBox, cliente: clienteButton, cash: cashField };
    places[target.current].current?.focus();
    target.current = null;
  }, [dialog]);

  function focusNext(place: Target) {
    target.current = place;
  }

  /** Focuses the field of the cash handed over: at once, or after the open dialog has closed. */
  function focusCash() {
    if (dialog === null) cashField.current?.focus();
    else focusNext('cash');
  }

  return { searchBox, clienteButton, paymentGroup, cashField, saveButton, bar, focusNext, focusCash };
}

export type FocusTargets = ReturnType<typeof useFocusTargets>;
