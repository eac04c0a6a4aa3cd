import { apartarPartes, NADA, type PorDibujar } from './porPartes';
import type { Puesta } from './puesta';
import { apagar, destapar } from './vista';

/** The one section that was made ready to be shown, if any. */
export interface Preparacion {
  preparar: (puesta: Puesta, lugar: HTMLElement) => void;
  /** It is going to be shown with the page at `altura` px (undefined: not known): what of it is to be drawn after it, when it was ready for that. */
  tomar: (puesta: Puesta, altura: number | undefined) => PorDibujar | undefined;
  /** It won't be shown: the given one, or whichever it is. */
  retirar: (cual?: Puesta) => void;
}

/**
 * Puts a section that was kept in the page, out of sight and without any height, with its styles and its places worked out as they will be at the top of the page:
 * to show it is then to paint it. That working out is half of what a change of section costs, and there is time for it between the pointer's coming to rest on a
 * link, or the finger's touching it, and the click. What is locked by `content-visibility: hidden` is laid out when something of it is asked for, and stays so
 * (https://www.w3.org/TR/css-contain-2/#content-visibility).
 */
export function crearPreparacion(): Preparacion {
  let lista: { puesta: Puesta; porDibujar: PorDibujar } | undefined;

  const retirar = (cual = lista?.puesta) => {
    if (!lista || lista.puesta !== cual) return;
    lista.puesta.parcela.elemento.remove();
    lista.porDibujar.terminar();
    lista = undefined;
  };

  return {
    retirar,
    preparar: (puesta, lugar) => {
      if (lista?.puesta === puesta) return;
      retirar();
      const { elemento } = puesta.parcela;
      // Its last place in the page is being painted over.
      if (elemento.isConnected) return;
      apagar(elemento);
      destapar(elemento);
      lista = { puesta, porDibujar: puesta.partes ? apartarPartes(puesta.partes, 0) : NADA };
      // Where it will stand: moved, it would be worked out again.
      lugar.prepend(elemento);
      elemento.firstElementChild?.getBoundingClientRect();
    },
    tomar: (puesta, altura) => {
      if (lista?.puesta !== puesta) return undefined;
      const { porDibujar } = lista;
      lista = undefined;
      if (altura === 0) return porDibujar;
      porDibujar.terminar();
      return undefined;
    },
  };
}
