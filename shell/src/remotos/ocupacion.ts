import { hayOcupacion } from '@lavanda/shared/ui/useOcupado';
import { tiempo } from './tiempos';

/** How often it is looked again, ms, while a version waits. */
const CADA = 400;

const ENTRADAS = ['keydown', 'pointerdown', 'input'] as const;

const CAMPO =
  'textarea, select, [contenteditable=""], [contenteditable="true"], input:not([type=button], [type=submit], [type=checkbox], [type=radio])';

/** Whether the user is in the middle of something: a section says so, a dialog or a menu is open, or a field has the focus. */
export function estaOcupada(): boolean {
  const abiertos = [...document.querySelectorAll('[aria-modal="true"], [role="dialog"], [role="menu"], [role="listbox"]')];
  return (
    hayOcupacion() || abiertos.some((abierto) => abierto.checkVisibility?.() ?? true) || !!document.activeElement?.matches(CAMPO)
  );
}

/**
 * Calls `hacer` once the user isn't in the middle of anything and has left the page alone for a moment; at once in a tab that nobody sees.
 * @returns how to give it up
 */
export function cuandoDesocupe(hacer: () => void): () => void {
  let ultima = Date.now();
  const anotar = () => {
    ultima = Date.now();
  };
  for (const tipo of ENTRADAS) addEventListener(tipo, anotar, { capture: true, passive: true });
  const dejar = () => {
    clearInterval(reloj);
    for (const tipo of ENTRADAS) removeEventListener(tipo, anotar, { capture: true });
  };
  const reloj = setInterval(() => {
    if (estaOcupada() || (!document.hidden && Date.now() - ultima < tiempo('quietud'))) return;
    dejar();
    hacer();
  }, CADA);
  return dejar;
}

/**
 * Whether the user may leave a section and find it as it was: nothing in it is half done, and nothing is open or said that would be out of place when they
 * come back. Dialogs, menus and tooltips stand beside the page's root; so does what MUI X measures the letters of a chart in, hidden, with the last ones in it.
 */
export function puedeGuardarse(seccion: HTMLElement): boolean {
  const fuera = [...document.body.children].some(
    (elemento) =>
      !elemento.contains(seccion) &&
      !elemento.matches(SIN_DIBUJO) &&
      elemento.childElementCount > 0 &&
      getComputedStyle(elemento).visibility !== 'hidden',
  );
  return !fuera && !hayOcupacion() && seccion.querySelector(DICHO) === null;
}

const SIN_DIBUJO = 'script, style, noscript, link, iframe';
const DICHO = '[role="alert"], [role="alertdialog"], [role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"]';
