import { useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { useOcupado } from './useOcupado.ts';

/**
 * Holds the page while there are unsaved changes: links, Back and Forward wait for an answer, closing the tab asks with the
 * browser's own question, and a new version of the section waits. A lost session isn't held: the gate has to get to /login.
 * @param soltar the changes are given up or saved
 */
export function useGuardaSalida(hayCambios: boolean, soltar: () => void) {
  const libre = useRef(false);
  useOcupado(hayCambios);
  const bloqueo = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hayCambios && !libre.current && nextLocation.pathname !== '/login' && currentLocation.pathname !== nextLocation.pathname,
  );

  useBeforeUnload((evento) => {
    if (hayCambios && !libre.current) evento.preventDefault();
  });

  return {
    /** Somebody wants to leave with unsaved changes. */
    preguntando: bloqueo.state === 'blocked',
    salir: () => {
      soltar();
      bloqueo.proceed?.();
    },
    seguir: () => bloqueo.reset?.(),
    /** What was unsaved is saved or gone: the next navigation goes ahead. */
    liberar: () => {
      libre.current = true;
      soltar();
    },
  };
}
