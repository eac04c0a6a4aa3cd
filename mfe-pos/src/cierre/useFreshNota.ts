import type { AppDispatch } from '@lavanda/shared';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { notasApi } from '../notas/endpoints';

/** Fetches the current nota from the server, bypassing the cache and without subscribing to it. */
export function useFreshNota() {
  const dispatch = useDispatch<AppDispatch>();
  // The function is memoized, because it is a dependency of effects that load a nota.
  return useCallback(
    (id: string) => dispatch(notasApi.endpoints.posNota.initiate(id, { forceRefetch: true, subscribe: false })),
    [dispatch],
  );
}
