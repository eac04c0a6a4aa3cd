/** A change of section: where to, and what takes the router there. */
interface Cambio {
  ruta: string;
  navegar: () => void;
}

/** What shows the section of an address with the router still elsewhere; nothing, when it has to be the router that leads there. */
type Mostrador = (ruta: string) => (() => void) | undefined;

/**
 * A change of section that is on the screen before the router hears of it. Writing the history and drawing anew whoever follows the router is a tenth of what a change
 * of section costs, and nothing of it is seen: who presses a link sees the section first. It lasts until that has been painted, or until the next thing the user does.
 */
export interface Adelanto {
  /** The address of the section on the screen, until the router is there. */
  ruta: () => string | undefined;
  /** Shows the section and leaves `navegar` for later, or calls it at once. */
  ir: (ruta: string, navegar: () => void) => void;
  /** Takes the router where the screen is. One that is kept where it was (`useBlocker`) has the screen come back. */
  alcanzar: () => void;
  /** The router went somewhere: what was left for later isn't to be done any more. */
  olvidar: () => void;
  /** Who shows sections; answers how to stop asking them. */
  atender: (quien: Mostrador) => () => void;
  /** Calls back when `ruta` changes; answers how to stop. */
  oir: (oyente: () => void) => () => void;
}

function crearAdelanto(): Adelanto {
  const oyentes = new Set<() => void>();
  let mostrador: Mostrador | undefined;
  let cambio: Cambio | undefined;
  const poner = (nuevo: Cambio | undefined) => {
    if (cambio === nuevo) return;
    cambio = nuevo;
    for (const oyente of oyentes) oyente();
  };
  const alcanzar = () => {
    cambio?.navegar();
    poner(undefined);
  };

  return {
    alcanzar,
    ruta: () => cambio?.ruta,
    ir: (ruta, navegar) => {
      alcanzar();
      const mostrar = mostrador?.(ruta);
      if (!mostrar) return navegar();
      poner({ ruta, navegar });
      mostrar();
    },
    olvidar: () => poner(undefined),
    atender: (quien) => {
      mostrador = quien;
      return () => {
        if (mostrador === quien) mostrador = undefined;
      };
    },
    oir: (oyente) => {
      oyentes.add(oyente);
      return () => void oyentes.delete(oyente);
    },
  };
}

/** Of the page's bar. */
export const adelanto = crearAdelanto();
