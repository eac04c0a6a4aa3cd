import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFocoDeVuelta } from './useFocoDeVuelta.ts';

/**
 * Opens the links inside without leaving the page: one listener for every row; who comes back finds the focus at the one that was opened. A click that asks for a new tab stays the browser's.
 * @param estado what the entry of the history remembers; the same object from one drawing to the next
 */
export function useEnlaces(estado: unknown) {
  const navegar = useNavigate();
  const alAbrir = useFocoDeVuelta();
  return useCallback(
    (evento: MouseEvent) => {
      const enlace = evento.target instanceof Element ? evento.target.closest('a') : null;
      const ruta = enlace?.getAttribute('href');
      const aparte = evento.button !== 0 || evento.metaKey || evento.ctrlKey || evento.shiftKey || evento.altKey;
      if (!ruta || aparte) return;
      evento.preventDefault();
      alAbrir(ruta);
      navegar(ruta, { state: estado });
    },
    [navegar, estado, alAbrir],
  );
}
