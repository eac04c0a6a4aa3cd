import type { Composicion } from '@lavanda/shared/contract/entregas';
import { useCallback, useEffect, useState } from 'react';

export type EstadoDeComposicion = { tipo: 'cargando' } | { tipo: 'falla' } | { tipo: 'lista'; composicion: Composicion };

/** What the server gives to whoever is signed in, asked for now: it may be newer than what the tab has loaded. */
export function useComposicion() {
  const [estado, setEstado] = useState<EstadoDeComposicion>({ tipo: 'cargando' });
  const leer = useCallback(async () => {
    setEstado({ tipo: 'cargando' });
    try {
      const respuesta = await fetch('/remotes.json', { signal: AbortSignal.timeout(8_000) });
      if (!respuesta.ok) throw new Error(`/remotes.json: ${respuesta.status}`);
      setEstado({ tipo: 'lista', composicion: (await respuesta.json()) as Composicion });
    } catch {
      setEstado({ tipo: 'falla' });
    }
  }, []);
  useEffect(() => void leer(), [leer]);
  return { estado, leer };
}
