import type { KeyboardEvent } from 'react';

const REACHABLE = 'a[href],button,input,select,textarea,summary,[tabindex]';
const UNREACHABLE = ':disabled,[tabindex="-1"],[inert] *,[hidden] *';

/** Index of the row that holds an element; null outside of any row. */
export function rowIndexOf(node: EventTarget | null): number | null {
  const row = node instanceof Element ? node.closest<HTMLElement>('[data-indice]') : null;
  return row ? Number(row.dataset.indice) : null;
}

/** The control that Tab comes to just before a list, or just after it; `undefined` when there is none. */
function controlBeside(list: Element, side: 'before' | 'after'): HTMLElement | undefined {
  const position = side === 'before' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const outside = [...document.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (each) => list.compareDocumentPosition(each) === position && !each.matches(UNREACHABLE) && each.checkVisibility?.() !== false,
  );
  return side === 'before' ? outside.at(-1) : outside[0];
}

/** What a key leads to from a control of a row, if anything. */
function targetOf({ key, ctrlKey, target, currentTarget: body }: KeyboardEvent): HTMLElement | null | undefined {
  if (ctrlKey && (key === 'Home' || key === 'End')) {
    return controlBeside(body.closest('table') ?? body, key === 'Home' ? 'before' : 'after');
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const index = rowIndexOf(target);
  const control = target instanceof Element ? target.getAttribute('data-control') : null;
  if (step === undefined || index === null || control === null) return undefined;
  return body.querySelector<HTMLElement>(`[data-indice="${index + step}"] [data-control="${control}"]`);
}

/**
 * Keyboard of a long list, as a feed's (WAI-ARIA practices): the arrows go to the same control (`data-control`) of the
 * next row; Control+Home and Control+End leave the list, whose rows are too many for Tab.
 */
export function handleRowKey(event: KeyboardEvent): void {
  const target = targetOf(event);
  // At the ends of the list an arrow stays where it is, without scrolling the page.
  if (target === undefined) return;
  event.preventDefault();
  target?.focus();
}
