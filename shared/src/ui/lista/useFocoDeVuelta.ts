import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The row that was last opened, by its link; the entry of the history it was opened from, and its address. */
let abierta: { entrada: string; lista: string; ruta: string } | undefined;

/** How long the list may take to come to the row again, ms. */
const PACIENCIA = 10_000;

/** What ends the wait: the user does something. */
const DEL_USUARIO = ['keydown', 'pointerdown'] as const;

/**
 * Who opens a row and comes back to the list, by Back or by the way back of what was opened (`state.vuelta`), finds the focus where
 * it was: at the row's link, once it is drawn, unless it is by then in something of the page other than its title.
 * @returns notes the link of the row that is opened
 */
export function useFocoDeVuelta(): (ruta: string) => void {
  const { key: entrada, pathname, search, state } = useLocation();
  const lista = `${pathname}${search}`;
  const porElCamino = (state as { vuelta?: boolean } | null)?.vuelta === true;

  useEffect(() => {
    const vuelve = abierta?.entrada === entrada || (porElCamino && abierta?.lista === lista);
    const ruta = vuelve ? abierta?.ruta : undefined;
    const pagina = document.querySelector('main') ?? document.body;
    const enfocar = () => {
      const enlace = pagina.querySelector<HTMLElement>(`[data-indice] a[href="${ruta}"]`);
      if (enlace && document.activeElement?.matches('body,h1')) enlace.focus({ preventScroll: true });
      return enlace !== null;
    };
    if (ruta === undefined || enfocar()) return;
    const vigia = new MutationObserver(() => enfocar() && dejar());
    const reloj = setTimeout(() => dejar(), PACIENCIA);
    function dejar() {
      vigia.disconnect();
      clearTimeout(reloj);
      for (const tipo of DEL_USUARIO) window.removeEventListener(tipo, dejar);
    }
    vigia.observe(pagina, { childList: true, subtree: true, attributeFilter: ['href'] });
    for (const tipo of DEL_USUARIO) window.addEventListener(tipo, dejar, { passive: true });
    return dejar;
  }, [entrada, lista, porElCamino]);

  return useCallback(
    (ruta) => {
      abierta = { entrada, lista, ruta };
    },
    [entrada, lista],
  );
}
