import { trasPintarOActuar } from '@lavanda/shared/ui/trasPintar';

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
  };
  return {
    terminar,
    pedir: () => {
      if (soltar) return;
      addEventListener('scroll', callar, { capture: true, passive: true });
      soltar = trasPintarOActuar(() => {
        terminar();
        hacer();
      });
    },
  };
}
