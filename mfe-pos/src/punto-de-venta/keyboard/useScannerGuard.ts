import { useEffect, useEffectEvent } from 'react';

/** Longest time between two keys of a barcode scanner, ms. Between two keys of a person it is above 60. */
const GAP_MS = 50;

/** Fewest characters of a code, because a fast hand can press two or three keys at a scanner's speed. */
const CODE_LENGTH = 4;

const MODIFIERS = /^(Shift|CapsLock|Alt|AltGraph)$/;

/** Keys that arrived at a scanner's speed, and what the fields held before the first of them. */
interface Burst {
  length: number;
  last: number;
  fields: ReadonlyMap<HTMLInputElement, string>;
}

const NO_BURST: Burst = { length: 0, last: Number.NEGATIVE_INFINITY, fields: new Map() };

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA)$/.test(target.tagName));
}

function fieldsOfPage(): ReadonlyMap<HTMLInputElement, string> {
  return new Map([...document.querySelectorAll('input')].map((field) => [field, field.value]));
}

/** Writes the fields' earlier values as if typed, so that React takes them. */
function restore(fields: ReadonlyMap<HTMLInputElement, string>): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const [field, value] of fields) {
    if (!field.isConnected || field.value === value) continue;
    setValue?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (document.activeElement === field) field.select();
  }
}

function isCharacter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey;
}

function swallow(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** True when the event comes from a key that is held down and would press its button again. */
function pressesAgain({ key, target, repeat }: KeyboardEvent): boolean {
  if (!repeat) return false;
  return key === 'Enter' ? !(target instanceof HTMLTextAreaElement) : key === ' ' && !isTextField(target);
}

/**
 * Keeps a barcode scanner and a key held down from pressing buttons. A code (characters at a scanner's speed, ended by
 * Enter or Tab) presses nothing, and the field it was typed into gets its text back.
 * @param onCode called after a code was thrown away
 * @param takesCodes true for a field into which codes may be read
 */
export function useScannerGuard(onCode: () => void, takesCodes: (target: EventTarget | null) => boolean = () => false): void {
  const report = useEffectEvent(onCode);
  const takes = useEffectEvent(takesCodes);
  useEffect(() => {
    let burst = NO_BURST;
    const onKey = (event: KeyboardEvent) => {
      if (pressesAgain(event)) swallow(event);
      if (takes(event.target)) return;
      if (event.repeat || MODIFIERS.test(event.key)) return;
      // The event's own time, because keys that waited for a busy page arrive together.
      const fast = event.timeStamp - burst.last <= GAP_MS;
      const isCode = fast && burst.length >= CODE_LENGTH;
      if (isCharacter(event)) {
        burst = { ...(fast ? burst : { length: 0, fields: fieldsOfPage() }), last: event.timeStamp };
        burst.length += 1;
        // Shortcuts of one character must not run in the middle of a code.
        if (isCode && !isTextField(event.target)) swallow(event);
      } else if (isCode && /^(Enter|Tab)$/.test(event.key)) {
        swallow(event);
        restore(burst.fields);
        // The burst continues, because some scanners end a code with two keys.
        burst.last = event.timeStamp;
        report();
      } else burst = NO_BURST;
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
}
