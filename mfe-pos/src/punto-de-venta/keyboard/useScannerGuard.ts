import { CODE_LENGTH, NO_BURST, readKey, swallow } from '@lavanda/shared/federation/burst';
import { useEffect, useEffectEvent } from 'react';

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA)$/.test(target.tagName));
}

/** True if a scanner may type into the element, such as the fields of 'Escanear' and of a tag. */
function readsCodes(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('[data-reads-codes]');
}

/**
 * Remembers the values of the page's input fields.
 * @returns a function that restores them by input events, so that React notices
 */
function rememberFields(): () => void {
  const fields = [...document.querySelectorAll('input')].map((field) => ({ field, value: field.value }));
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  return () => {
    for (const { field, value } of fields) {
      if (!field.isConnected || field.value === value) continue;
      setValue?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      if (document.activeElement === field) field.select();
    }
  };
}

/** True when the event comes from a key held down that would press its button again. */
function pressesAgain({ key, target, repeat }: KeyboardEvent): boolean {
  if (!repeat) return false;
  return key === 'Enter' ? !(target instanceof HTMLTextAreaElement) : key === ' ' && !isTextField(target);
}

/**
 * Keeps a barcode scanner, or a key held down, from pressing buttons. A code (characters at a scanner's speed, ended by Enter
 * or Tab) presses nothing, and the field into which it was typed gets its earlier text back.
 * @param onCode called after a code was discarded
 * @param takesCodes true for a field that accepts codes, besides those marked with `data-reads-codes`
 */
export function useScannerGuard(onCode: () => void, takesCodes: (target: EventTarget | null) => boolean = () => false): void {
  const report = useEffectEvent(onCode);
  const takes = useEffectEvent(takesCodes);
  useEffect(() => {
    let burst = NO_BURST;
    let restore = (): void => undefined;
    const onKey = (event: KeyboardEvent) => {
      if (pressesAgain(event)) swallow(event);
      const { key, timeStamp: time, target, repeat, ctrlKey, altKey, metaKey } = event;
      if (repeat || readsCodes(target) || takes(target)) return;
      // The event's own time counts, not the clock, because keys that waited for a busy page are all handled at once.
      const { burst: next, role } = readKey(burst, { key, time, hasModifier: ctrlKey || altKey || metaKey }, 'any');
      burst = next;
      if (role.kind === 'first') restore = rememberFields();
      // One-character shortcuts must not run in the middle of a code.
      else if (role.kind === 'inside' && burst.text.length > CODE_LENGTH && !isTextField(target)) swallow(event);
      else if (role.kind === 'echo') swallow(event);
      else if (role.kind === 'end' && role.isFast) {
        swallow(event);
        restore();
        report();
      }
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
}
