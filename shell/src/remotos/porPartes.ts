import { trasPintar } from '@lavanda/shared/ui/trasPintar';

/** The children of what carries this are drawn after the section itself when it comes back, unless they are in sight: each is a box of its own, that keeps its size. */
const POR_PARTES = '[data-por-partes]';

/** How many are drawn before the page is painted again. */
const DE_UNA_VEZ = 12;

/** Farther than this from the window nothing that was seen of a section can have moved, px. */
const HOLGURA = 24;

/** What may look for them: they are all there before it does. */
const DE_QUIEN_MIRA = ['keydown', 'pointerdown', 'wheel', 'touchmove', 'scroll', 'resize', 'beforeprint'] as const;

/** Where something stood when the section was left, px from the top of the page. */
interface Caja {
  elemento: HTMLElement;
  arriba: number;
  abajo: number;
  /** Its own section gives it a height, and may give it another. */
  conAltura: boolean;
}

/** What of a section can be drawn after it: its lists, and what each has. */
export interface Partes {
  ancho: number;
  listas: readonly (Caja & { partes: readonly Caja[] })[];
}

/** What of a section that came back is drawn after it. */
export interface PorDibujar {
  /** The section is on the screen: the rest comes. */
  empezar: () => void;
  /** Draws what is left. */
  terminar: () => void;
  /** Whether some of it hasn't been painted yet. Nobody has touched the page since the section came back. */
  pendiente: () => boolean;
}

export const NADA: PorDibujar = { empezar: () => undefined, terminar: () => undefined, pendiente: () => false };

/** Asked before anything of the page is touched: the browser knows by heart where everything is. */
export function medirPartes(seccion: HTMLElement): Partes {
  const medir = (elemento: HTMLElement): Caja => {
    const { top, bottom } = elemento.getBoundingClientRect();
    return { elemento, arriba: top + window.scrollY, abajo: bottom + window.scrollY, conAltura: elemento.style.height !== '' };
  };
  const listas = [...seccion.querySelectorAll<HTMLElement>(POR_PARTES)].map((lista) => ({
    ...medir(lista),
    partes: [...lista.children].filter((parte) => parte instanceof HTMLElement).map(medir),
  }));
  return { ancho: window.innerWidth, listas };
}

/**
 * Leaves what is out of sight with the page at `altura` px undrawn, each with its room, until the rest has been shown and painted; then a few at a time, the nearest
 * first, or all at once when the user does something. A list that is out of sight whole is left so whole: the browser doesn't look at what it has. What is in sight
 * comes in one frame: a second one for what is low in the window costs more than it saves the first.
 */
export function apartarPartes({ ancho, listas }: Partes, altura: number): PorDibujar {
  const distancia = ({ arriba, abajo }: Caja) => Math.max(arriba - (altura + window.innerHeight), altura - abajo);
  const lejana = (caja: Caja) => distancia(caja) > HOLGURA;
  const cercanas = listas.filter((lista) => !lejana(lista)).flatMap(({ partes }) => partes);
  let quedan =
    ancho === window.innerWidth
      ? [...listas, ...cercanas].filter(lejana).sort((una, otra) => distancia(una) - distancia(otra))
      : [];
  if (quedan.length === 0) return NADA;
  // What is in sight is said to be: asked of one that is drawn only when in sight, the browser lays the page out twice to find out.
  for (const { elemento } of cercanas) elemento.style.contentVisibility = 'visible';
  for (const { elemento, arriba, abajo, conAltura } of quedan) {
    elemento.style.contentVisibility = 'hidden';
    if (!conAltura) elemento.style.height = `${abajo - arriba}px`;
  }

  let soltar = () => {};
  let pendiente = true;
  const dibujar = (cuantas: number) => {
    for (const { elemento, conAltura } of quedan.slice(0, cuantas)) {
      elemento.style.contentVisibility = '';
      if (!conAltura) elemento.style.height = '';
    }
    quedan = quedan.slice(cuantas);
  };
  const terminar = () => {
    soltar();
    pendiente = false;
    dibujar(quedan.length);
    for (const tipo of DE_QUIEN_MIRA) removeEventListener(tipo, mirar, { capture: true });
  };
  const seguir = () => {
    dibujar(DE_UNA_VEZ);
    soltar = trasPintar(quedan.length > 0 ? seguir : terminar);
  };
  // Where the page was sent to nobody took it.
  const mirar = ({ type }: Event) => {
    if (type !== 'scroll' || window.scrollY !== altura) terminar();
  };
  const empezar = () => {
    soltar = trasPintar(seguir);
    for (const tipo of DE_QUIEN_MIRA) addEventListener(tipo, mirar, { capture: true, passive: true });
  };
  return { empezar, terminar, pendiente: () => pendiente };
}
