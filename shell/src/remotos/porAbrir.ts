/** How long the pointer or the focus rests on a link before it means something, ms: who passes over the bar is going elsewhere. */
const REPOSO = 40;

/** How long what was made ready stays so once they have left, ms: a finger leaves the link before its press is told. */
const ESPERA = 500;

/** The section to make ready; none: the one that is may go. */
type Oyente = (seccion: string | undefined) => void;

/** Which section the user is about to open, by the link that their pointer, finger or focus is on. */
export interface PorAbrir {
  /** They are on its link. */
  acercarse: (seccion: string) => void;
  /** They press it: the click comes next. */
  apretar: (seccion: string) => void;
  /** They left the link. */
  alejarse: () => void;
  /** Calls back with each; answers how to stop. */
  oir: (oyente: Oyente) => () => void;
}

export function crearPorAbrir(): PorAbrir {
  const oyentes = new Set<Oyente>();
  let reloj: ReturnType<typeof setTimeout>;
  const decir = (seccion: string | undefined) => {
    clearTimeout(reloj);
    for (const oyente of oyentes) oyente(seccion);
  };
  const decirEn = (plazo: number, seccion: string | undefined) => {
    clearTimeout(reloj);
    reloj = setTimeout(decir, plazo, seccion);
  };
  return {
    acercarse: (seccion) => decirEn(REPOSO, seccion),
    apretar: decir,
    alejarse: () => decirEn(ESPERA, undefined),
    oir: (oyente) => {
      oyentes.add(oyente);
      return () => void oyentes.delete(oyente);
    },
  };
}

/** Of the page's bar. */
export const porAbrir = crearPorAbrir();
