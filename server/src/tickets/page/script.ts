import { PESOS } from './fuentes.ts';

/**
 * The page's own script. Once fonts and images are there it makes the paper as long as the ticket; to print, it asks for it and
 * closes the window half a second later (spec 7), or after the dialog where `print` doesn't wait for it.
 */
export function ticketScript(width: number, print: boolean): string {
  return `addEventListener('load', async () => {
  const letras = () => Promise.all(
    ${JSON.stringify(PESOS)}.map((peso) => document.fonts.load(peso + ' 12px Figtree', document.body.textContent)),
  );
  await Promise.all([letras(), ...Array.from(document.images, (imagen) => imagen.decode().catch(() => imagen.remove()))]);
  const { width, height } = document.body.getBoundingClientRect();
  const alto = Math.ceil((height / width) * ${width}) + 1;
  // A sheet of its own: a rule added to the page's would make the browser load its letters again.
  const papel = new CSSStyleSheet();
  papel.insertRule('@page { size: ${width}mm ' + alto + 'mm; margin: 0; }');
  document.adoptedStyleSheets = [papel];
  await letras();
  document.documentElement.dataset.listo = String(alto);${print ? PRINT : ''}
});`;
}

const PRINT = `
  const cerrar = () => setTimeout(() => close(), 500);
  let abierto = false;
  addEventListener('beforeprint', () => { abierto = true; });
  addEventListener('afterprint', () => { abierto = false; cerrar(); });
  print();
  if (!abierto) cerrar();`;
