const ALCANZABLE = 'a[href],button,input,select,textarea,summary,[tabindex]';
const FUERA_DE_ALCANCE = ':disabled,[tabindex="-1"],[inert] *,[hidden] *';

/** The control that Tab comes to just before a list, or just after it, from any of its rows; `undefined` when there is none. */
export function junto(lista: Element, lado: 'antes' | 'despues'): HTMLElement | undefined {
  const hacia = lado === 'antes' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const fuera = [...document.querySelectorAll<HTMLElement>(ALCANZABLE)].filter(
    (uno) => lista.compareDocumentPosition(uno) === hacia && !uno.matches(FUERA_DE_ALCANCE) && uno.checkVisibility?.() !== false,
  );
  return lado === 'antes' ? fuera.at(-1) : fuera[0];
}
