import { useCallback, useEffect, useState } from 'react';
import { fetchRegistry, type RegistryResponse } from '../federation/registry/fetchRegistry';

export type CompositionState = { type: 'cargando' } | { type: 'failure' } | { type: 'lista'; composicion: RegistryResponse };

/** Fetches the signed-in user's composition now; it may be newer than the versions that this tab loaded. */
export function useComposition() {
  const [state, setState] = useState<CompositionState>({ type: 'cargando' });
  const read = useCallback(async () => {
    setState({ type: 'cargando' });
    try {
      setState({ type: 'lista', composicion: await fetchRegistry() });
    } catch {
      setState({ type: 'failure' });
    }
  }, []);
  useEffect(() => void read(), [read]);
  return { state, read };
}
