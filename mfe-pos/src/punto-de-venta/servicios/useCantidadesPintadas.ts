import type { Milesimas } from '@lavanda/shared/domain/dinero';
import { useCallback, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { borradoresEnPagina } from '../borrador/slice';
import { trasElToque } from '../trasElToque';

type Estado = Parameters<typeof borradoresEnPagina.selectors.cantidades>[0];

/**
 * How much of each service the note under `clave` has, by service id, told once what changed it has been painted: whoever touches a service waits for its line and the
 * amounts of the note, and its tile is marked right after.
 */
export function useCantidadesPintadas(clave: string): ReadonlyMap<string, Milesimas> {
  const store = useStore<Estado>();
  const leer = useCallback(() => borradoresEnPagina.selectors.cantidades(store.getState(), clave), [clave, store]);
  const suscribir = useCallback(
    (avisar: () => void) => {
      let vistas = leer();
      return store.subscribe(() => {
        const ahora = leer();
        if (ahora !== vistas) trasElToque(avisar);
        vistas = ahora;
      });
    },
    [leer, store],
  );
  return useSyncExternalStore(suscribir, leer);
}
