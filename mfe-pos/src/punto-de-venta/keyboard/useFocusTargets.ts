import { useEffect, useRef } from 'react';
import type { DialogState } from '../note/noteActions';

type Target = 'servicios' | 'cliente';

/**
 * The places of the point of sale that take the focus, and where it goes by itself (UI guide 7).
 * @param capa the layer on top: once it is gone, the focus goes where `focusNext` said
 * @param turno grows when it has to go to the customer, or on a phone to the bar that leads there: a note was saved or
 * emptied
 */
export function useFocusTargets(dialog: DialogState | null, turno: number) {
  const searchBox = useRef<HTMLInputElement>(null);
  const clienteButton = useRef<HTMLButtonElement>(null);
  const paymentGroup = useRef<HTMLDivElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLButtonElement>(null);
  const target = useRef<Target | null>(null);

  useEffect(() => {
    if (turno > 0) (clienteButton.current ?? bar.current)?.focus();
  }, [turno]);

  useEffect(() => {
    if (dialog !== null || target.current === null) return;
    (target.current === 'cliente' ? clienteButton : searchBox).current?.focus();
    target.current = null;
  }, [dialog]);

  function focusNext(place: Target) {
    target.current = place;
  }

  return { searchBox, clienteButton, paymentGroup, saveButton, bar, focusNext };
}
