import { FONT_WEIGHTS } from '@lavanda/shared/ticket/page/fontRules';

/**
 * The page's script. It makes the paper as long as its content, and with `print` prints it and closes the window half a
 * second later (spec 7).
 * @param width width of the paper, mm; null for pages of a fixed size
 */
export function ticketScript(width: number | null, print: boolean): string {
  return `addEventListener('load', async () => {
  const letras = () => Promise.all(
    ${JSON.stringify(FONT_WEIGHTS)}.map((peso) => document.fonts.load(peso + ' 12px Figtree', document.body.textContent)),
  );
  await Promise.all([letras(), ...Array.from(document.images, (imagen) => imagen.decode().catch(() => imagen.remove()))]);${width === null ? SIZED : lengthened(width)}${print ? PRINT : ''}
});`;
}

const SIZED = `
  document.documentElement.dataset.ready = '';`;

/** Script that makes the page as long as its paper. It opens a folded ticket to measure and to print it. */
const lengthened = (width: number) => `
  const plegado = document.querySelector('details');
  const desplegado = plegado?.open;
  if (plegado) {
    plegado.open = true;
    addEventListener('beforeprint', () => { plegado.open = true; });
  }
  const { width, height } = document.querySelector('.paper').getBoundingClientRect();
  if (plegado) plegado.open = desplegado;
  const alto = Math.ceil((height / width) * ${width}) + 1;
  // A separate sheet: adding a rule to the page's own would reload its fonts.
  const papel = new CSSStyleSheet();
  papel.insertRule('@page { size: ${width}mm ' + alto + 'mm; margin: 0; }');
  document.adoptedStyleSheets = [papel];
  await letras();
  document.documentElement.dataset.ready = String(alto);`;

const PRINT = `
  const cerrar = () => setTimeout(() => close(), 500);
  let abierto = false;
  addEventListener('beforeprint', () => { abierto = true; });
  addEventListener('afterprint', () => { abierto = false; cerrar(); });
  print();
  if (!abierto) cerrar();`;
