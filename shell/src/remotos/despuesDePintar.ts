import { trasPintar } from '@lavanda/shared/ui/trasPintar';

/** What may find the page waiting, and is better for finding it done. */
const DEL_USUARIO = ['keydown', 'pointerdown', 'wheel', 'touchmove', 'pagehide'] as const;

/**
 * Runs `hacer` once what stands on the page now has been painted, or the user does something with it. Until then nobody hears of scrolls: the page is another's
 * already, and whoever listens doesn't know.
 */
export function despuesDePintar(hacer: () => void): { pedir: () => void; terminar: () => void } {
  let soltar: (() => void) | undefined;
  const callar = (evento: Event) => evento.stopImmediatePropagation();

  const terminar = () => {
    soltar?.();
    soltar = undefined;
    removeEventListener('scroll', callar, { capture: true });
    for (const tipo of DEL_USUARIO) removeEventListener(tipo, ahora, { capture: true });
  };
  const ahora = () => {
    terminar();
    hacer();
  };
  return {
    terminar,
    pedir: () => {
      if (soltar) return;
      addEventListener('scroll', callar, { capture: true, passive: true });
      for (const tipo of DEL_USUARIO) addEventListener(tipo, ahora, { capture: true, passive: true });
      soltar = trasPintar(ahora);
    },
  };
}
