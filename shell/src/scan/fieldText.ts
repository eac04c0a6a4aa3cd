/** Puts back the former content of a field, when the text typed into it turns out to be a scan. */
export type PutBack = () => void;

type TextField = HTMLInputElement | HTMLTextAreaElement;
const NOT_TEXT = /^(number|range|date|time|month|week|color|checkbox|radio|button|submit|reset|file|image)$/;

/** Whether the element is a field of text. A field of numbers isn't, because it may have keys of its own. */
export function takesText(element: EventTarget | null): element is HTMLElement {
  if (!(element instanceof HTMLElement)) return false;
  if (element.isContentEditable || element instanceof HTMLTextAreaElement) return true;
  return (
    element instanceof HTMLInputElement && !NOT_TEXT.test(element.type) && !/^(numeric|decimal|none)$/.test(element.inputMode)
  );
}

function selectionOf(field: TextField): [number, number] | null {
  // Fields of numbers and e-mails have no selection: it is null, or reading it throws.
  try {
    const { selectionStart: start, selectionEnd: end } = field;
    return start === null || end === null ? null : [start, end];
  } catch {
    return null;
  }
}

/** Writes through the native property, so that React notices the change. */
function write(field: TextField | HTMLSelectElement, value: string, event: 'input' | 'change'): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Remembers the content of an input, a textarea or a select. @returns a function that puts it back */
export function remember(element: EventTarget | null): PutBack {
  if (element instanceof HTMLSelectElement) {
    const { value } = element;
    return () => {
      if (element.isConnected && element.value !== value) write(element, value, 'change');
    };
  }
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return () => undefined;
  const { value } = element;
  const selection = selectionOf(element);
  return () => {
    if (!element.isConnected || element.value === value) return;
    write(element, value, 'input');
    if (selection && document.activeElement === element) element.setSelectionRange(...selection);
  };
}
