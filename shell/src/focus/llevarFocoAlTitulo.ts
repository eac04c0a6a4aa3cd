import { trasPintar } from '@lavanda/shared/ui/trasPintar';

/** How long a section may take to show its title and still be given the focus, ms. */
const PACIENCIA = 10_000;

/**
 * Gives the focus to the h1 of a page (UI guide 7) once it is there, unless the user has put it somewhere in the page already.
 * @returns gives it up
 */
export function llevarFocoAlTitulo(pagina: HTMLElement): () => void {
  const enfocar = () => {
    const titulo = pagina.querySelector<HTMLElement>('h1');
    if (!titulo) return false;
    if (!pagina.contains(document.activeElement)) titulo.focus({ preventScroll: true });
    return true;
  };
  const vigia = new MutationObserver(() => {
    if (enfocar()) vigia.disconnect();
  });
  // A section that was kept is there already, by the time it is painted: the focus would have the page laid out sooner.
  const soltar = trasPintar(() => {
    if (!enfocar()) vigia.observe(pagina, { childList: true, subtree: true });
  });
  const reloj = setTimeout(() => vigia.disconnect(), PACIENCIA);
  return () => {
    vigia.disconnect();
    soltar();
    clearTimeout(reloj);
  };
}
