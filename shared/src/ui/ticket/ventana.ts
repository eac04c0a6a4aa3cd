import { falloDeRespuesta, mensajeDeFallo } from '@lavanda/shared';

/** How often an opened ticket is looked at, and for how long, ms. */
const CADA = 200;
const LIMITE = 30_000;

/** Room for 80 mm of paper on the screen. */
const MEDIDAS = 'popup,width=460,height=760';

/** Opens a window in the tap that asked for it; null when the browser blocks it. '' opens an empty one to be sent somewhere later. */
export function abrirVentana(ruta: string): Window | null {
  const ventana = ruta === '' ? window.open('', '_blank') : window.open(ruta, '_blank', MEDIDAS);
  return ventana && !ventana.closed ? ventana : null;
}

/** Why a window has no ticket: the server's status and words, or null when no answer can be read. */
export type FalloVentana = { status: number; detail: string } | null;

/** What the window shows: nothing yet, the ticket, a problem of the server, or a page of the browser's own. */
function mirar(ventana: Window): 'espera' | 'bien' | { fallo: FalloVentana } {
  try {
    // Before asking whether it is closed: a window that a foreign page took from us says that it is, and can't be read.
    const { document } = ventana;
    if (ventana.closed || !document) return 'bien';
    const { readyState, contentType, URL, body } = document;
    if (URL === 'about:blank' || readyState !== 'complete') return 'espera';
    if (!contentType.endsWith('json')) return 'bien';
    const problema = JSON.parse(body.textContent ?? '') as { status?: unknown; detail?: unknown };
    const { status, detail } = problema;
    if (typeof status !== 'number' || typeof detail !== 'string') return { fallo: null };
    return { fallo: { status, detail: mensajeDeFallo(falloDeRespuesta(status, problema)) } };
  } catch {
    // What the browser puts in place of a page that didn't come can't be read from here.
    return { fallo: null };
  }
}

/** Watches an opened ticket: when something else came in its place the window is closed and `alFallar` told. */
export function vigilarVentana(ventana: Window, alFallar: (fallo: FalloVentana) => void): void {
  const inicio = Date.now();
  const reloj = setInterval(() => {
    const visto = Date.now() - inicio > LIMITE ? 'bien' : mirar(ventana);
    if (visto === 'espera') return;
    clearInterval(reloj);
    if (visto === 'bien') return;
    ventana.close();
    alFallar(visto.fallo);
  }, CADA);
}
