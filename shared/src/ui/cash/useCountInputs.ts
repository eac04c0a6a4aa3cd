import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { CountKey } from './count.ts';
import type { CashCounting } from './useCashCount.ts';

/**
 * The inputs of a count. The focus follows the current field; Enter and the arrows change the current field.
 * @param onEnd called on Enter in the last field
 */
export function useCountInputs(count: CashCounting, onEnd: () => void) {
  const inputs = useRef(new Map<CountKey, HTMLInputElement>());
  const { current } = count;
  useEffect(() => {
    const input = inputs.current.get(current);
    input?.focus({ preventScroll: true });
    input?.select();
    input?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);

  const inputOf = (key: CountKey) => (node: HTMLInputElement | null) => {
    if (node) inputs.current.set(key, node);
    else inputs.current.delete(key);
  };
  const onKey = (event: KeyboardEvent) => {
    // A held Enter counts once, on the buttons too, because its repetitions would walk through the whole count and send it.
    if (event.key === 'Enter' && event.repeat) return event.preventDefault();
    if (!(event.target instanceof HTMLInputElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === 'ArrowDown') {
      if (!count.advance() && event.key === 'Enter') onEnd();
    } else if (event.key === 'ArrowUp') count.goTo(count.previous);
    else return;
    event.preventDefault();
  };
  const press = (key: string) => {
    count.press(key);
    // Focuses the field again, because touching the pad took the focus away.
    inputs.current.get(current)?.focus({ preventScroll: true });
  };
  return {
    /** Makes the ref for a field's input, by which the focus follows the current field. */
    inputOf,
    onKey,
    /** Writes a key of the pad. */
    press,
  };
}
