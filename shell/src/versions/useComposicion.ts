import { useCallback, useEffect, useState } from 'react';
import { fetchRegistry, type RegistryResponse } from '../federation/registry/fetchRegistry';

export type EstadoDeComposicion = { tipo: 'cargando' } | { tipo: 'falla' } | { tipo: 'lista'; composicion: RegistryResponse };

/** What the server gives to whoever is signed in, asked for now: it may be newer than what the tab has loaded. */
export function useComposicion() {
  const [estado, setEstado] = useState<EstadoDeComposicion>({ tipo: 'cargando' });
  const leer = useCallback(async () => {
    setEstado({ tipo: 'cargando' });
    try {
      setEstado({ tipo: 'lista', composicion: await fetchRegistry() });
    } catch {
      setEstado({ tipo: 'falla' });
    }
  }, []);
  useEffect(() => void leer(), [leer]);
  return { estado, leer };
}
