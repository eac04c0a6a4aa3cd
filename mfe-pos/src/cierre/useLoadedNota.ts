import { errorMessage } from '@lavanda/shared';
import { CLOSED } from '@lavanda/shared/domain/nota';
import { useCallback, useEffect, useState } from 'react';
import type { StoredNota } from '../notas/nota';
import { useCurrentEnvio } from './useCurrentEnvio';
import { useFreshNota } from './useFreshNota';

/** The nota to close: a fresh copy of the listed one, with the delivery fee that the server will charge. */
export function useLoadedNota(row: StoredNota) {
  const [stored, setStored] = useState(row);
  const [loaded, setLoaded] = useState<'pendiente' | 'lista' | { error: string }>('pendiente');
  const [closedElsewhere, setClosedElsewhere] = useState(false);
  const freshNota = useFreshNota();
  const withCurrentEnvio = useCurrentEnvio();

  // The function is memoized, so that the effect below loads the nota only once for each `row`.
  const load = useCallback(async (): Promise<StoredNota | null> => {
    setLoaded('pendiente');
    const { data, error } = await freshNota(row.id);
    if (!data) {
      setLoaded({ error: errorMessage(error) });
      return null;
    }
    setStored(data);
    setClosedElsewhere(data.status === CLOSED);
    setLoaded('lista');
    return data;
  }, [freshNota, row.id]);

  useEffect(() => {
    void load();
  }, [load]);

  return {
    /** The nota as stored, with the delivery fee of its last save; the listed nota until the fresh copy arrives. */
    stored,
    nota: loaded === 'lista' ? withCurrentEnvio(stored) : stored,
    loaded,
    closedElsewhere,
    /** @returns the stored nota; null if it couldn't be fetched */
    reload: load,
    /**
     * Shows another version of the nota.
     * @returns the nota with the current delivery fee, as it is shown
     */
    adopt(version: StoredNota): StoredNota {
      setStored(version);
      setClosedElsewhere(version.status === CLOSED);
      return withCurrentEnvio(version);
    },
    withCurrentEnvio,
  };
}
