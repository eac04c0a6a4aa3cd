import type { KeyboardEvent } from 'react';

const REACHABLE = 'a[href],button,input,select,textarea,summary,[tabindex]';
const UNREACHABLE = ':disabled,[tabindex="-1"],[inert] *,[hidden] *';

/** @returns the index of the row that contains the element; null outside any row */
export function rowIndexOf(node: EventTarget | null): number | null {
  const row = node instanceof Element ? node.closest<HTMLElement>('[data-index]') : null;
  return row ? Number(row.dataset.index) : null;
}

/** @returns the control before or after a list in tab order, or undefined */
function controlBeside(list: Element, side: 'before' | 'after'): HTMLElement | undefined {
  const position = side === 'before' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const outside = [...document.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (each) => list.compareDocumentPosition(each) === position && !each.matches(UNREACHABLE) && each.checkVisibility?.() !== false,
  );
  return side === 'before' ? outside.at(-1) : outside[0];
}

/** The element to which a key moves the focus: null at the ends of the list, undefined for keys without a meaning here. */
function targetOf({ key, ctrlKey, target, currentTarget: body }: KeyboardEvent): HTMLElement | null | undefined {
  if (ctrlKey && (key === 'Home' || key === 'End')) {
    return controlBeside(body.closest('table') ?? body, key === 'Home' ? 'before' : 'after');
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const index = rowIndexOf(target);
  const control = target instanceof Element ? target.getAttribute('data-control') : null;
  if (step === undefined || index === null || control === null) return undefined;
  return body.querySelector<HTMLElement>(`[data-index="${index + step}"] [data-control="${control}"]`);
}

/**
 * Keyboard of a long list: arrows go to the same control (`data-control`) of the row above or below; Control+Home and Control+End
 * leave the list, which has too many rows to Tab through (as in WAI-ARIA's feed pattern).
 */
export function handleRowKey(event: KeyboardEvent): void {
  const target = targetOf(event);
  // Null goes on: at an end of the list an arrow doesn't even scroll.
  if (target === undefined) return;
  event.preventDefault();
  target?.focus();
}
